import { fontFamilyOf, type FontFamily } from '@sitewright/blocks/view';
import { fontFiles, type FontFile } from './font-files.ts';
import { standIns } from './stand-in.ts';
import { subsetRanges, subsetsOf } from './subsets.ts';

/** The style sheet that declares a page's families, and the files worth fetching before they are needed. */
export interface FontFaces {
  readonly css: string;
  readonly preload: readonly string[];
}

function face({ family, weights }: FontFamily, { url, style, subset }: FontFile): string {
  const range = subsetRanges[subset];
  return (
    `@font-face{font-family:'${family}';font-style:${style};font-display:swap;` +
    `font-weight:${weights[0]} ${weights[1]};src:url(${url}) format('woff2')` +
    `${range === undefined ? '' : `;unicode-range:${range}`}}`
  );
}

const filesOf = (name: string): readonly FontFile[] => fontFiles.get(name) ?? [];

/** A family with the weights in which a page shows it. */
export interface UsedFamily {
  readonly name: string;
  readonly weights: readonly number[];
}

/** The families of body and headings: every page begins with both. */
const preloadCount = 2;

const clamped = (weight: number, [least, most]: FontFamily['weights']) =>
  Math.min(Math.max(weight, least), most);

/** Declares the families of a page's body and headings for its language. The body's Latin letters come first. */
export function fontFaces(used: readonly UsedFamily[], locale: string): FontFaces {
  const weightsOf = Map.groupBy(used, ({ name }) => name);
  const served = [...weightsOf.keys()].filter((name) => fontFamilyOf(name).family !== undefined);
  const subsets = subsetsOf(locale);
  const css = served.map((name) => {
    const family = fontFamilyOf(name);
    const weights = (weightsOf.get(name) ?? []).flatMap((each) => each.weights);
    const faces = filesOf(name)
      .filter(({ subset }) => subsets.includes(subset))
      .map((file) => face(family, file));
    const shown = weights.map((weight) => clamped(weight, family.weights));
    return `${faces.join('')}${standIns(name, family, shown)}`;
  });
  const preload = served
    .slice(0, preloadCount)
    .flatMap(filesOf)
    .filter(({ subset, style }) => subset === 'latin' && style === 'normal')
    .map(({ url }) => url);
  return { css: css.join(''), preload };
}
