"""Files that are written whole or not at all."""

import os
import threading
from pathlib import Path

from whitechapel.table.files import write_whole


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
