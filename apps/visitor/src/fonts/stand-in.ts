import type { FontFamily } from '@sitewright/blocks/view';
import { deviceWidths, fontMetrics } from './font-metrics.gen.ts';

/** From this weight on, the fallback is the device's bold font. */
const boldFrom = 600;

const deviceFonts = {
  sans: "local('Arial'),local('Liberation Sans'),local('Arimo'),local('Arimo Regular')",
  'sans bold': "local('Arial Bold'),local('Liberation Sans Bold'),local('Arimo Bold')",
  serif: "local('Times New Roman'),local('Liberation Serif'),local('Tinos'),local('Tinos Regular')",
  'serif bold': "local('Times New Roman Bold'),local('Liberation Serif Bold'),local('Tinos Bold')",
} as const;

const percent = (value: number) => `${Math.round(value * 100) / 100}%`;

/** Mean character width at a weight between the measured ones. */
function widthAt(widths: Readonly<Record<number, number>>, weight: number): number {
  const below = Math.floor(weight / 100) * 100;
  const [low, high] = [widths[below], widths[below + 100]];
  if (low === undefined || high === undefined) return low ?? high ?? Number.NaN;
  return low + ((high - low) * (weight - below)) / 100;
}

/**
 * Declares a device font scaled to the metrics of a family at the used weights. Lines break at the same words, and
 * nothing shifts when the family loads.
 */
export function fallbackFaces(
  name: string,
  { family, kind }: FontFamily,
  weights: readonly number[],
): string {
  if (!Object.hasOwn(fontMetrics, name)) return '';
  const { ascent, descent, widths } = fontMetrics[name as keyof typeof fontMetrics];
  const faces = [...new Set(weights)].map((weight) => {
    const device = weight < boldFrom ? kind : (`${kind} bold` as const);
    const size = widthAt(widths, weight) / deviceWidths[device];
    return (
      `@font-face{font-family:'${family} stand-in';font-weight:${weight};src:${deviceFonts[device]};` +
      `size-adjust:${percent(size * 100)};ascent-override:${percent(ascent / size)};` +
      `descent-override:${percent(descent / size)};line-gap-override:0%}`
    );
  });
  return faces.join('');
}
