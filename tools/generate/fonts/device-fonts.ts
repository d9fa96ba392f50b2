import { averageWidth } from './average-width.ts';

/**
 * Widths of a space and the letters a to z in the fonts that are installed on devices, in thousandths of the font size.
 * They are those of Helvetica and Times; Arial, Times New Roman and the Liberation fonts have the same widths by design.
 */
const widths = {
  sans: [
    278, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333,
    500, 278, 556, 500, 722, 500, 500, 500,
  ],
  'sans bold': [
    278, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389,
    556, 333, 611, 556, 778, 556, 556, 500,
  ],
  serif: [
    250, 444, 500, 444, 500, 444, 333, 500, 500, 278, 278, 500, 278, 778, 500, 500, 500, 500, 333,
    389, 278, 500, 500, 722, 500, 500, 444,
  ],
  'serif bold': [
    250, 500, 556, 444, 556, 444, 333, 500, 556, 278, 333, 556, 278, 833, 556, 500, 556, 556, 444,
    389, 333, 556, 500, 722, 500, 500, 444,
  ],
} as const;

/** A font that is installed on devices. */
export type DeviceFont = keyof typeof widths;

const letters = ' abcdefghijklmnopqrstuvwxyz';

/** Mean width of a letter of English text in each device font, in percent of the font size. */
export const deviceWidths: Readonly<Record<DeviceFont, number>> = Object.fromEntries(
  Object.entries(widths).map(([font, letterWidths]) => [
    font,
    Math.round(averageWidth((letter) => letterWidths[letters.indexOf(letter)] ?? 0) * 100) / 1000,
  ]),
) as Record<DeviceFont, number>;
