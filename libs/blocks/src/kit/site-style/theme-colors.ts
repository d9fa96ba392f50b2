import type { SectionTheme, SiteStyles } from '@sitewright/contracts/entities';
import { contrast } from './contrast.ts';
import { mixed } from './lightness.ts';
import { contrastOf, firstReadable, readable } from './readable.ts';

type Palette = SiteStyles['palette'];

/** The colors of a section's content, as `#rrggbb`. Text is readable on its background. */
export interface ThemeColors {
  readonly bg: string;
  readonly text: string;
  /** Secondary text: captions, dates, hints. */
  readonly muted: string;
  readonly heading: string;
  readonly link: string;
  readonly accent: string;
  readonly accentText: string;
  /** A raised background: cards, tables, fields. */
  readonly surface: string;
  /** Decorative lines. */
  readonly line: string;
  /** Borders of fields, which need contrast (WCAG 1.4.11). */
  readonly fieldLine: string;
  readonly focus: string;
  /** Error messages. */
  readonly danger: string;
}

/** The palette colors of a theme: the first readable one is used. */
interface Recipe {
  readonly bg: keyof Palette;
  readonly text: readonly [keyof Palette, ...(keyof Palette)[]];
  readonly heading: readonly [keyof Palette, ...(keyof Palette)[]];
  readonly accent: readonly [keyof Palette, ...(keyof Palette)[]];
}

const recipes: Readonly<Record<SectionTheme, Recipe>> = {
  lightest: { bg: 'white', text: ['black'], heading: ['black'], accent: ['black'] },
  'lightest-bold': { bg: 'white', text: ['black'], heading: ['accent'], accent: ['accent'] },
  light: { bg: 'light', text: ['black'], heading: ['black'], accent: ['black'] },
  'light-bold': { bg: 'light', text: ['black'], heading: ['accent', 'dark'], accent: ['accent'] },
  bright: {
    bg: 'accent',
    text: ['white', 'black'],
    heading: ['white', 'black'],
    accent: ['white', 'black'],
  },
  'bright-bold': {
    bg: 'accent',
    text: ['black', 'white'],
    heading: ['black', 'white'],
    accent: ['black', 'white'],
  },
  dark: { bg: 'dark', text: ['white'], heading: ['white'], accent: ['white'] },
  'dark-bold': { bg: 'dark', text: ['white'], heading: ['accent', 'light'], accent: ['accent'] },
  darkest: { bg: 'black', text: ['white'], heading: ['white'], accent: ['white'] },
  'darkest-bold': {
    bg: 'black',
    text: ['white'],
    heading: ['accent', 'light'],
    accent: ['accent'],
  },
};

/** A background slightly closer to the text color, as far as the text stays readable on it. */
const surfaceOn = (bg: string, text: string): string =>
  [0.05, 0.03, 0.015]
    .map((share) => mixed(bg, text, share))
    .find((surface) => contrast(text, surface) >= contrastOf.text) ?? bg;

/** The colors of a section's theme, derived from the site's palette. */
export function themeColors(palette: Palette, theme: SectionTheme): ThemeColors {
  const recipe = recipes[theme];
  const colorsOf = (names: readonly [keyof Palette, ...(keyof Palette)[]]) =>
    names.map((name) => palette[name]) as [string, ...string[]];

  const bg = palette[recipe.bg];
  const text = firstReadable(colorsOf(recipe.text), bg);
  const accent = readable(
    firstReadable(colorsOf(recipe.accent), bg, contrastOf.shape),
    bg,
    contrastOf.shape,
  );
  const surface = surfaceOn(bg, text);
  const isReadable = (color: string) =>
    contrast(color, bg) >= contrastOf.text && contrast(color, surface) >= contrastOf.text;
  const readableOnBoth = (color: string) =>
    [color, readable(color, surface), readable(color, bg)].find(isReadable) ?? text;
  return {
    bg,
    text,
    muted: readableOnBoth(mixed(text, bg, 0.32)),
    heading: firstReadable(colorsOf(recipe.heading), bg),
    link: readableOnBoth(accent),
    accent,
    accentText: firstReadable([bg, palette.white, palette.black], accent),
    surface,
    line: mixed(bg, text, 0.16),
    fieldLine: readable(mixed(bg, text, 0.5), bg, contrastOf.shape),
    focus: accent,
    danger: readableOnBoth('#c0261a'),
  };
}
