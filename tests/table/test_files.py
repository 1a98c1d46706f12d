"""Files that are written whole or not at all."""

import os
import threading
from pathlib import Path

import pytest

from whitechapel.table.files import read_object, write_whole


def test_a_file_is_its_owners_alone_and_nothing_is_left_beside_it(tmp_path: Path) -> None:
    place = tmp_path / "folder" / "game.json"
    write_whole(place, "one")
    write_whole(place, "two")
    assert place.read_text() == "two"
    assert place.stat().st_mode & 0o777 == 0o600
    assert list(place.parent.iterdir()) == [place]


def test_a_pipe_is_written_to_and_stays_a_pipe(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    read: list[str] = []
    reader = threading.Thread(target=lambda: read.append(pipe.read_text()))
    reader.start()
    write_whole(pipe, "told")
    reader.join()
    assert read == ["told"]
    assert pipe.is_fifo()


@pytest.mark.parametrize("text", ["[]", "7", "{", "\udcff", "[" * 100_000, '{"a": ' * 100_000])
def test_a_file_that_holds_no_object_is_as_good_as_none(tmp_path: Path, text: str) -> None:
    place = tmp_path / "kept.json"
    assert read_object(place) == {}
    place.write_bytes(text.encode("utf-8", "surrogateescape"))
    assert read_object(place) == {}
    write_whole(place, '{"a": [1]}')
    assert read_object(place) == {"a": [1]}
