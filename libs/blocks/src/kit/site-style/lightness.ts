import { fromLight, parseHex, toHex, toLight, type Rgb } from './contrast.ts';

type Lab = readonly [number, number, number];

/** Converts to Oklab, in which a change of lightness keeps the perceived hue. */
function toLab(rgb: Rgb): Lab {
  const [r, g, b] = rgb.map(toLight) as unknown as Rgb;
  const long = Math.cbrt(0.412_221_47 * r + 0.536_332_54 * g + 0.051_445_99 * b);
  const medium = Math.cbrt(0.211_903_5 * r + 0.680_699_55 * g + 0.107_396_96 * b);
  const short = Math.cbrt(0.088_302_46 * r + 0.281_718_84 * g + 0.629_978_7 * b);
  return [
    0.210_454_26 * long + 0.793_617_79 * medium - 0.004_072_05 * short,
    1.977_998_5 * long - 2.428_592_21 * medium + 0.450_593_71 * short,
    0.025_904_04 * long + 0.782_771_77 * medium - 0.808_675_77 * short,
  ];
}

function fromLab([lightness, a, b]: Lab): Rgb {
  const long = (lightness + 0.396_337_78 * a + 0.215_803_76 * b) ** 3;
  const medium = (lightness - 0.105_561_35 * a - 0.063_854_17 * b) ** 3;
  const short = (lightness - 0.089_484_18 * a - 1.291_485_55 * b) ** 3;
  return [
    fromLight(4.076_741_66 * long - 3.307_711_59 * medium + 0.230_969_94 * short),
    fromLight(-1.268_438 * long + 2.609_757_4 * medium - 0.341_319_38 * short),
    fromLight(-0.004_196_09 * long - 0.703_418_61 * medium + 1.707_614_7 * short),
  ];
}

/** Perceived lightness of a color, 0 to 1. */
export const lightness = (hex: string): number => toLab(parseHex(hex))[0];

/** The same hue in another lightness; near black and white it loses saturation. */
export function withLightness(hex: string, target: number): string {
  const [current, a, b] = toLab(parseHex(hex));
  // Near black and white the color is out of gamut: reducing the chroma keeps the hue, unlike clipping channels.
  const chromaShare = Math.min(
    1,
    (target > current ? 1 - target : target) /
      Math.max(target > current ? 1 - current : current, 0.01),
  );
  return toHex(fromLab([target, a * chromaShare, b * chromaShare]));
}

/** Mixes two colors, with `share` of the second. */
export function mixed(first: string, second: string, share: number): string {
  const from = toLab(parseHex(first));
  const to = toLab(parseHex(second));
  return toHex(
    fromLab(from.map((part, index) => part + ((to[index] ?? 0) - part) * share) as unknown as Lab),
  );
}
