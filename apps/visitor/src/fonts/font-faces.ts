import { fontFamilyOf, type FontFamily } from '@sitewright/blocks/view';
import { fontFiles, type FontFile } from './font-files.ts';
import { fallbackFaces } from './stand-in.ts';
import { subsetRanges, subsetsOf } from './subsets.ts';

function face({ family, weights }: FontFamily, { url, style, subset }: FontFile): string {
  const range = subsetRanges[subset];
  return (
    `@font-face{font-family:'${family}';font-style:${style};font-display:swap;` +
    `font-weight:${weights[0]} ${weights[1]};src:url(${url}) format('woff2')` +
    `${range === undefined ? '' : `;unicode-range:${range}`}}`
  );
}

const filesOf = (name: string): readonly FontFile[] => fontFiles.get(name) ?? [];

/** A font family with the weights that a page uses. */
export interface UsedFamily {
  readonly name: string;
  readonly weights: readonly number[];
}

const clamp = (weight: number, [min, max]: FontFamily['weights']) =>
  Math.min(Math.max(weight, min), max);

/**
 * Declares the font families of a page's body and headings for its language. None is preloaded: the fallback has the
 * same metrics, and on a slow connection preloading would delay the largest image.
 */
export function fontFaces(used: readonly UsedFamily[], locale: string): string {
  const usesByName = Map.groupBy(used, ({ name }) => name);
  const served = [...usesByName.keys()].filter((name) => fontFamilyOf(name).family !== undefined);
  const subsets = subsetsOf(locale);
  const css = served.map((name) => {
    const family = fontFamilyOf(name);
    const weights = (usesByName.get(name) ?? []).flatMap((use) => use.weights);
    const faces = filesOf(name)
      .filter(({ subset }) => subsets.includes(subset))
      .map((file) => face(family, file));
    const availableWeights = weights.map((weight) => clamp(weight, family.weights));
    return `${faces.join('')}${fallbackFaces(name, family, availableWeights)}`;
  });
  return css.join('');
}
