import { fontFamilyNames, fontFamilyOf } from '@sitewright/blocks/view';
import { expect, it } from 'vitest';
import { fontFiles } from './font-files.ts';
import { deviceWidths, fontMetrics } from './font-metrics.gen.ts';
import { fallbackFaces } from './stand-in.ts';

const text =
  'Most of what we print was taken before breakfast, when the harbour is quiet and the light comes low over the ' +
  'boats. We walk out along the wall, wait for the tide to turn and carry home whatever the morning has left for us.';

/** Mean width of a letter as the browser draws it, in percent of the size. */
function drawnWidth(font: string): number {
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) throw new Error('There is no canvas.');
  context.font = font;
  return context.measureText(text.toLowerCase()).width / text.length;
}

const served = fontFamilyNames.filter((name) => fontFamilyOf(name).family !== undefined);

it.each(served)('has stored widths of %s that match the rendered widths', async (name) => {
  const { weights } = fontFamilyOf(name);
  const file = fontFiles
    .get(name)
    ?.find(({ subset, style }) => subset === 'latin' && style === 'normal');
  const face = new FontFace(`measured ${name}`, `url(${file?.url})`, {
    weight: `${weights[0]} ${weights[1]}`,
  });
  document.fonts.add(await face.load());
  const { widths } = fontMetrics[name as keyof typeof fontMetrics];
  for (const [weight, width] of Object.entries(widths)) {
    const drawn = drawnWidth(`${weight} 100px 'measured ${name}'`);
    expect([weight, Math.abs(drawn / width - 1) < 0.025]).toStrictEqual([weight, true]);
  }
  document.fonts.delete(face);
});

it('has stored widths of the device fonts that match the rendered widths', () => {
  const fonts = {
    sans: '100px Arial, "Liberation Sans"',
    'sans bold': 'bold 100px Arial, "Liberation Sans"',
    serif: '100px "Times New Roman", "Liberation Serif"',
    'serif bold': 'bold 100px "Times New Roman", "Liberation Serif"',
  } as const;
  for (const [name, font] of Object.entries(fonts)) {
    const width = deviceWidths[name as keyof typeof deviceWidths];
    expect([name, Math.abs(drawnWidth(font) / width - 1) < 0.025]).toStrictEqual([name, true]);
  }
});

it.each(served)('replaces %s by a device font that draws text as wide', async (name) => {
  const family = fontFamilyOf(name);
  const { widths } = fontMetrics[name as keyof typeof fontMetrics];
  const style = document.createElement('style');
  style.textContent = fallbackFaces(name, family, [400, 700]);
  document.head.append(style);
  for (const weight of [400, 700] as const) {
    const font = `${weight} 100px '${family.family} stand-in'`;
    const [face] = await document.fonts.load(font);
    expect([weight, face?.status]).toStrictEqual([weight, 'loaded']);
    const width = widths[weight as keyof typeof widths];
    expect([weight, Math.abs(drawnWidth(font) / width - 1) < 0.025]).toStrictEqual([weight, true]);
  }
  style.remove();
});
