/** How light a colour is to the eye, from 0 to 1 (WCAG's relative luminance). */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** How well one colour is read on another (WCAG's contrast ratio). */
export function contrast(one: string, other: string): number {
  const [less, more] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (more + 0.05) / (less + 0.05);
}
