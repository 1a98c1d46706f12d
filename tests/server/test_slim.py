"""What stands in a WebSocket for asyncio's queue and event does what those do."""

import asyncio

from whitechapel.server.transport.slim import Gate, Mailbox


def test_messages_come_in_their_order_whether_somebody_waits_or_not() -> None:
    async def heard() -> list[str]:
        box = Mailbox()
        waiting = asyncio.create_task(box.get())
        await asyncio.sleep(0)
        for name in ("one", "two", "three"):
            box.put_nowait({"type": name})
        assert box.qsize() == 3
        got = [(await waiting)["type"], (await box.get())["type"], (await box.get())["type"]]
        assert box.empty()
        return got

    assert asyncio.run(heard()) == ["one", "two", "three"]


def test_a_reader_that_gives_up_takes_no_message_with_it() -> None:
    async def left() -> int:
        box = Mailbox()
        waiting = asyncio.create_task(box.get())
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.wait([waiting])
        box.put_nowait({"type": "one"})
        return box.qsize()

    assert asyncio.run(left()) == 1


def test_nobody_passes_a_gate_that_is_shut() -> None:
    async def passed() -> tuple[bool, bool]:
        gate = Gate()
        await gate.wait()
        gate.clear()
        waiting = [asyncio.create_task(gate.wait()) for _ in range(2)]
        await asyncio.sleep(0)
        shut = any(each.done() for each in waiting)
        gate.set()
        await asyncio.wait(waiting)
        return shut, all(each.done() for each in waiting)

    assert asyncio.run(passed()) == (False, True)
