"""Sounds as a browser makes them, rendered without a loudspeaker, and what can be measured of them."""

import base64
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from playwright.sync_api import Page

import whitechapel.server

RATE = 44_100
#: How loud something is to the ear is the mean over about as long as a short word.
_MOMENT = 0.4
_ASSETS = Path(whitechapel.server.__file__).parent / "page" / "assets"
_RENDER = """async ([script, sounds, rate]) => {
  const { deskOf, make } = await import(script);
  const rendered = {};
  for (const [name, sound, count] of sounds) {
    const context = new OfflineAudioContext(1, 3 * rate, rate);
    make(deskOf(context), sound, count ? { count } : {});
    const samples = new Uint8Array((await context.startRendering()).getChannelData(0).buffer);
    let text = "";
    for (let at = 0; at < samples.length; at += 8192) text += String.fromCharCode(...samples.subarray(at, at + 8192));
    rendered[name] = btoa(text);
  }
  return rendered;
}"""


@dataclass(frozen=True)
class Rendered:
    """Three seconds with a sound in them, from -1 to 1."""

    samples: NDArray[np.float64]

    @property
    def peak(self) -> float:
        """The loudest sample, in decibels of full scale."""
        return _decibels(float(np.abs(self.samples).max()))

    @property
    def offset(self) -> float:
        """How far the middle of the wave lies from silence."""
        return abs(float(self.samples.mean()))

    @property
    def length(self) -> float:
        """Seconds from the first to the last sample that is at most 50 decibels softer than the loudest."""
        audible = np.nonzero(np.abs(self.samples) > np.abs(self.samples).max() * 10**-2.5)[0]
        return float(audible[-1] - audible[0]) / RATE

    @cached_property
    def loudness(self) -> float:
        """The loudest moment to the ear, in decibels: low tones and very high ones count less (A-weighting)."""
        spectrum = np.fft.rfft(self.samples)
        weighted = np.fft.irfft(spectrum * _a_weights(len(self.samples)), len(self.samples))
        window = int(_MOMENT * RATE)
        energy = np.concatenate(([0.0], np.cumsum(weighted**2)))
        return _decibels(float(np.sqrt((energy[window:] - energy[:-window]).max() / window)))

    @cached_property
    def colour(self) -> NDArray[np.float64]:
        """How its energy lies in third octaves (from 40 Hz) of twelve moments, as a vector of length 1."""
        moments = np.array_split(self.samples[: int(1.5 * RATE)], 12)
        edges = 40 * 2 ** (np.arange(28) / 3)
        bands = []
        for moment in moments:
            energy = np.abs(np.fft.rfft(moment * np.hanning(len(moment)))) ** 2
            at = np.digitize(np.fft.rfftfreq(len(moment), 1 / RATE), edges)
            bands.append([np.sqrt(energy[at == band].sum()) for band in range(1, len(edges))])
        vector = np.sqrt(np.array(bands).ravel())
        return np.asarray(vector / np.linalg.norm(vector))


def rendered(page: Page, *sounds: tuple[str, str, int]) -> dict[str, Rendered]:
    """Some sounds, each by what it is to be called here, its name and how often something is heard in it."""
    (script,) = _ASSETS.glob("synthesis-*.js")
    made: dict[str, str] = page.evaluate(_RENDER, [f"/assets/{script.name}", sounds, RATE])
    return {
        name: Rendered(np.frombuffer(base64.b64decode(text), np.float32).astype(np.float64))
        for name, text in made.items()
    }


def names(page: Page) -> list[str]:
    """The names of all sounds there are."""
    (script,) = _ASSETS.glob("synthesis-*.js")
    found: list[str] = page.evaluate(
        "async (script) => Object.keys((await import(script)).LEVELS)", f"/assets/{script.name}"
    )
    return found


def likeness(one: Rendered, other: Rendered) -> float:
    """How alike two sounds are: 1 for the same."""
    return float(one.colour @ other.colour)


def _decibels(value: float) -> float:
    return 20 * float(np.log10(max(value, 1e-9)))


def _a_weights(length: int) -> NDArray[np.float64]:
    squares = np.fft.rfftfreq(length, 1 / RATE) ** 2
    weights = (12194**2 * squares**2) / (
        (squares + 20.6**2) * np.sqrt((squares + 107.7**2) * (squares + 737.9**2)) * (squares + 12194**2)
    )
    return np.asarray(weights * 10**0.1)
