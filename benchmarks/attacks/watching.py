"""M2 and M4: what those learn who look at the server's figures from outside, or at its log."""

import sqlite3

from benchmarks.attacks.frame import Attack, Server, Target
from benchmarks.attacks.frame.people import ME, client, create

_WORDS = "words of my own"


async def figures(target: Target) -> float:
    """Figures about the AI's thinking that anybody can read."""
    async with target.serving() as server, client(server) as http:
        answer = await http.get("/metrics")
        return float(sum(line.startswith("whitechapel_ai") for line in answer.text.splitlines()))


async def logged(target: Target) -> float:
    """Secrets of people that stand in the log after the database refused a statement."""
    async with target.serving() as server:
        created = await create(server, ME, {"kind": "open"})
        _make_it_refuse(server)
        invitation = created["invitations"]["detective"]
        async with client(server) as http:
            await http.post(
                f"/api/v1/matches/{created['match']}/join", json={"invitation": invitation, "words": _WORDS}
            )
            await http.post("/api/v1/matches", json={"game": "pocket", "seats": {"jack": ME, "detective": ME}})
        log = server.log.read_text(errors="replace")
        return float(sum(part in log for part in (_WORDS, "[parameters:")))


def _make_it_refuse(server: Server) -> None:
    """Let the database refuse whatever is done to a seat, as it does when a disk or a constraint is in the way."""
    database = sqlite3.connect(server.log.parent / "matches.db")
    for kind in ("INSERT", "UPDATE"):
        database.execute(f"CREATE TRIGGER refuse_{kind} BEFORE {kind} ON seats BEGIN SELECT RAISE(ABORT, 'no'); END")
    database.commit()
    database.close()


ATTACKS = (
    Attack("M2", "read in public how long the AI thought", "figures", 0, figures),
    Attack("M4", "look for secrets in the log", "kinds of secrets", 0, logged),
)
