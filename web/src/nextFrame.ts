/** Do something in the next frame, when the page is laid out anyway; returns how to call it off. */
export function inNextFrame(act: () => void): () => void {
  const frame = requestAnimationFrame(act);
  return () => cancelAnimationFrame(frame);
}
