"""The tables. Entries are only ever added, and a match has each number once: two writers can't both win it."""

from datetime import UTC, datetime

from sqlalchemy import BigInteger, Boolean, DateTime, ForeignKey, Index, Integer, LargeBinary, String, Text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


def now() -> datetime:
    """The time, in UTC."""
    return datetime.now(UTC)


class Base(DeclarativeBase):
    """The root of the tables."""


class MatchRow(Base):
    """What is fixed when a match is created, and how it stands, in a line.

    The `commitment` is what was told of the deal at its creation: secret and salt have to give it again. A process of
    an older version that still served while the column came has left it empty.

    How it stands, and when it was `touched`, is written with every entry. Version 0.1 did not write how it stands:
    `number` is null there until it is looked at.
    """

    __tablename__ = "matches"
    __table_args__ = (Index("matches_by_actor", "to_act"), Index("matches_by_touch", "touched"))

    id: Mapped[str] = mapped_column(String(64), primary_key=True)
    game: Mapped[str] = mapped_column(String(32))
    options: Mapped[str] = mapped_column(Text)
    rules: Mapped[int] = mapped_column(Integer)
    secret: Mapped[bytes] = mapped_column(LargeBinary)
    salt: Mapped[bytes] = mapped_column(LargeBinary)
    commitment: Mapped[str] = mapped_column(String(64), default="")
    hot_seat: Mapped[bool] = mapped_column()
    rematch_of: Mapped[str | None] = mapped_column(String(64), unique=True)
    borrowed_from: Mapped[str | None] = mapped_column(String(64))
    borrowed_events: Mapped[int] = mapped_column(Integer, default=0)
    over: Mapped[bool] = mapped_column(default=False)
    created: Mapped[datetime] = mapped_column(DateTime(timezone=True), default=now)
    touched: Mapped[datetime] = mapped_column(DateTime(timezone=True), default=now)
    phase: Mapped[str | None] = mapped_column(String(16))
    to_act: Mapped[int | None] = mapped_column(Integer)
    number: Mapped[int | None] = mapped_column(Integer)
    winner: Mapped[int | None] = mapped_column(Integer)
    reason: Mapped[str | None] = mapped_column(String(64))


class SeatRow(Base):
    """Who holds a seat of a match; whoever wanted to be `forgotten` has left nothing but that it was theirs."""

    __tablename__ = "seats"
    __table_args__ = (Index("seats_by_token", "token_hash"),)

    match_id: Mapped[str] = mapped_column(ForeignKey("matches.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    kind: Mapped[str] = mapped_column(String(16))
    level: Mapped[int] = mapped_column(Integer)
    token_hash: Mapped[str] = mapped_column(String(64))
    invitation_hash: Mapped[str] = mapped_column(String(64))
    words: Mapped[str] = mapped_column(Text)
    words_missing: Mapped[bool] = mapped_column(Boolean, default=False)
    bot: Mapped[str] = mapped_column("program", String(64))
    seed: Mapped[int] = mapped_column(BigInteger, default=0)
    forgotten: Mapped[bool] = mapped_column(default=False)
    name: Mapped[str] = mapped_column(String(24), default="")


class EntryRow(Base):
    """One entry of a match's log."""

    __tablename__ = "actions"

    match_id: Mapped[str] = mapped_column(ForeignKey("matches.id"), primary_key=True)
    number: Mapped[int] = mapped_column("ply", Integer, primary_key=True)
    kind: Mapped[str] = mapped_column(String(32))
    actor: Mapped[int | None] = mapped_column(Integer)
    action: Mapped[int | None] = mapped_column(BigInteger)
    announced: Mapped[str] = mapped_column(Text)
    target: Mapped[str] = mapped_column(String(64))
    client: Mapped[str] = mapped_column(String(64))
    created: Mapped[datetime] = mapped_column(DateTime(timezone=True), default=now)


class HealthRow(Base):
    """One row that is written to see whether anything can be."""

    __tablename__ = "health"

    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    written: Mapped[datetime] = mapped_column(DateTime(timezone=True), default=now)
