import { contrast } from './contrast.ts';
import { lightness, withLightness } from './lightness.ts';

/** Contrast required by WCAG 2.2 AA: of text, and of non-text elements (field borders, focus). */
export const contrastOf = { text: 4.5, shape: 3 } as const;

const searchSteps = 50;

function nearestReadable(
  color: string,
  background: string,
  ratio: number,
  end: 0 | 1,
): string | undefined {
  const start = lightness(color);
  for (let step = 0; step <= searchSteps; step += 1) {
    const candidate = withLightness(color, start + ((end - start) * step) / searchSteps);
    if (contrast(candidate, background) >= ratio) return candidate;
  }
  return undefined;
}

/**
 * The color itself if it is readable on the background, otherwise its hue in the nearest readable lightness. On every
 * background black or white text is readable, so there is always a result.
 */
export function readable(
  color: string,
  background: string,
  ratio: number = contrastOf.text,
): string {
  if (contrast(color, background) >= ratio) return color;
  const preferredEnd = lightness(color) >= lightness(background) ? 1 : 0;
  return (
    nearestReadable(color, background, ratio, preferredEnd) ??
    nearestReadable(color, background, ratio, preferredEnd === 1 ? 0 : 1) ??
    (contrast('#ffffff', background) > contrast('#000000', background) ? '#ffffff' : '#000000')
  );
}

/** Returns the first color that is readable on the background, or the best of them, adjusted. */
export function firstReadable(
  colors: readonly [string, ...string[]],
  background: string,
  ratio: number = contrastOf.text,
): string {
  const found = colors.find((color) => contrast(color, background) >= ratio);
  if (found !== undefined) return found;
  const best = colors.toSorted((a, b) => contrast(b, background) - contrast(a, background))[0];
  return readable(best ?? colors[0], background, ratio);
}
