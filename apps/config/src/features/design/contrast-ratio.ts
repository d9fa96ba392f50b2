const toLinear = (channel: number): number =>
  channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    toLinear(Number.parseInt(hex.slice(start, start + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of two colors as WCAG 2.2 defines it, 1 to 21. Text needs 4.5. */
export function contrastRatio(first: string, second: string): number {
  const luminances = [luminance(first), luminance(second)];
  const [brighter = 0, darker = 0] = luminances.toSorted((a, b) => b - a);
  return (brighter + 0.05) / (darker + 0.05);
}
