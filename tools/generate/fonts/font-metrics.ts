import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fontFamilies } from '../../../libs/blocks/src/kit/site-style/font-families.ts';
import { deviceWidths } from './device-fonts.ts';
import { measureFont, type FontMetrics } from './measure-font.ts';
import { readWoff2 } from './read-woff2.ts';

/** The metrics of the font families that the product serves, read from their files. */
function measuredFamilies(root: string): [name: string, metrics: FontMetrics][] {
  return Object.entries(fontFamilies).flatMap(([name, family]) => {
    if (!('family' in family)) return [];
    const path = `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
    return [[name, measureFont(readWoff2(readFileSync(join(root, path))))]];
  });
}

/** The path and the text of the generated file with the font metrics. */
export function fontMetrics(root: string): readonly [path: string, text: string] {
  const families = measuredFamilies(root).map(
    ([name, { ascent, descent, widths }]) =>
      `  ${name.includes('-') ? `'${name}'` : name}: {\n    ascent: ${ascent},\n    descent: ${descent},\n` +
      `    widths: { ${Object.entries(widths)
        .map(([weight, width]) => `${weight}: ${width}`)
        .join(', ')} },\n  },\n`,
  );
  const devices = Object.entries(deviceWidths).map(
    ([font, width]) => `  ${font.includes(' ') ? `'${font}'` : font}: ${width},\n`,
  );
  const text =
    '// Written by `npm run generate` from the font files. Do not edit.\n\n' +
    '/** What each family measures, in percent of its size: `widths` is the mean letter of English text, by weight. */\n' +
    `export const fontMetrics = {\n${families.join('')}} as const;\n\n` +
    '/** The mean letter of the fonts that devices have, in percent of their size. */\n' +
    `export const deviceWidths = {\n${devices.join('')}} as const;\n`;
  return ['apps/visitor/src/fonts/font-metrics.gen.ts', text];
}
