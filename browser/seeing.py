"""How different two small pictures look: to usual eyes, to colour-blind ones and without any colour."""

import base64
from collections.abc import Mapping
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray
from playwright.sync_api import Page

Picture: TypeAlias = NDArray[np.float64]
"""Pixels, each red, green and blue from 0 to 1 as the screen is told."""

_PIXELS = """async (png) => {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
  canvas.drawImage(bitmap, 0, 0);
  return [bitmap.width, ...canvas.getImageData(0, 0, bitmap.width, bitmap.height).data];
}"""

EYES: Mapping[str, list[list[float]]] = {
    "usual": [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
    "without red": [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
    "without green": [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
    "without blue": [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
    "without colour": [[0.2126, 0.7152, 0.0722]] * 3,
}
"""What linear light becomes: the matrices of Machado, Oliveira and Fernandes (2009) for whole dichromacy, and grey."""

_XYZ = np.array([[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.072175], [0.0193339, 0.119192, 0.9503041]])
_WHITE = _XYZ.sum(axis=1)


def photographed(page: Page, selector: str) -> Picture:
    """What the browser paints of an element, pixel by pixel."""
    taken = base64.b64encode(page.locator(selector).screenshot()).decode()
    width, *values = page.evaluate(_PIXELS, taken)
    return np.array(values, dtype=np.float64).reshape(-1, width, 4)[:, :, :3] / 255


def as_seen(picture: Picture, eyes: str) -> Picture:
    """The picture in CIE Lab, in which distances are about those that people see."""
    linear = np.where(picture <= 0.04045, picture / 12.92, ((picture + 0.055) / 1.055) ** 2.4)
    light = np.clip(linear @ np.array(EYES[eyes]).T, 0, 1) @ _XYZ.T / _WHITE
    root = np.where(light > 0.008856, np.cbrt(light), light * 7.787 + 16 / 116)
    lightness = 116 * root[..., 1] - 16
    return np.stack([lightness, 500 * (root[..., 0] - root[..., 1]), 200 * (root[..., 1] - root[..., 2])], axis=-1)


def unlike(one: Picture, other: Picture) -> float:
    """How far two pictures in Lab are apart: the mean distance of their pixels; about 2.3 is just noticed in one."""
    return float(np.linalg.norm(one - other, axis=-1).mean())
