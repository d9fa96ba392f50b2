import { fontFamilyOf, type FontFamily } from '@sitewright/blocks/view';
import { fontFiles, type FontFile } from './font-files.ts';
import { subsetRanges, subsetsOf } from './subsets.ts';

/** The style sheet that declares a page's families, and the file worth fetching before it is needed. */
export interface FontFaces {
  readonly css: string;
  readonly preload: string | undefined;
}

function face({ family, weights }: FontFamily, { url, style, subset }: FontFile): string {
  const range = subsetRanges[subset];
  return (
    `@font-face{font-family:'${family}';font-style:${style};font-display:swap;` +
    `font-weight:${weights[0]} ${weights[1]};src:url(${url}) format('woff2')` +
    `${range === undefined ? '' : `;unicode-range:${range}`}}`
  );
}

/** What the device has, stretched to the measures of the family that is on its way. */
function standIn({ family, kind, fallback }: FontFamily): string {
  if (fallback === undefined) return '';
  const local =
    kind === 'serif'
      ? "local('Times New Roman'),local('Liberation Serif'),local('Tinos')"
      : "local('Arial'),local('Liberation Sans'),local('Arimo')";
  return (
    `@font-face{font-family:'${family} stand-in';src:${local};size-adjust:${fallback.size}%;` +
    `ascent-override:${fallback.ascent}%;descent-override:${fallback.descent}%;line-gap-override:0%}`
  );
}

const filesOf = (name: string): readonly FontFile[] => fontFiles.get(name) ?? [];

/** Declares the families of a page's body and headings for its language. The body's Latin letters come first. */
export function fontFaces(names: readonly string[], locale: string): FontFaces {
  const served = [...new Set(names)].filter((name) => fontFamilyOf(name).family !== undefined);
  const subsets = subsetsOf(locale);
  const css = served.map((name) => {
    const family = fontFamilyOf(name);
    const faces = filesOf(name)
      .filter(({ subset }) => subsets.includes(subset))
      .map((file) => face(family, file));
    return `${faces.join('')}${standIn(family)}`;
  });
  const [first] = served;
  const preload =
    first === undefined
      ? undefined
      : filesOf(first).find(({ subset, style }) => subset === 'latin' && style === 'normal')?.url;
  return { css: css.join(''), preload };
}
