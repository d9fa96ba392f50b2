/** What a family looks like, and which metrics stand in for it while it loads. */
export interface FontFamily {
  readonly label: string;
  readonly kind: 'sans' | 'serif';
  /** Name of the family in style sheets; absent for fonts that every device has. */
  readonly family?: string;
  readonly weights: readonly [number, number];
  readonly hasItalic: boolean;
  /**
   * Percentages that give Arial (sans) or Times New Roman (serif) the widths and heights of this family,
   * so that nothing moves when it arrives. Measured on running English text at weight 400.
   */
  readonly fallback?: { readonly size: number; readonly ascent: number; readonly descent: number };
}

const sans = (
  family: string,
  weights: FontFamily['weights'],
  hasItalic: boolean,
  [size, ascent, descent]: readonly [number, number, number],
): FontFamily => ({
  label: family,
  kind: 'sans',
  family,
  weights,
  hasItalic,
  fallback: { size, ascent, descent },
});

const serif = (...family: Parameters<typeof sans>): FontFamily => ({
  ...sans(...family),
  kind: 'serif',
});

/** The families that a site can choose, by the name that its styles store. All but two are served by the site itself. */
export const fontFamilies = {
  'system-sans': { label: 'System sans', kind: 'sans', weights: [400, 700], hasItalic: true },
  'system-serif': { label: 'System serif', kind: 'serif', weights: [400, 700], hasItalic: true },
  'bricolage-grotesque': sans('Bricolage Grotesque', [200, 800], false, [105.6, 88.1, 25.6]),
  cormorant: serif('Cormorant', [300, 700], true, [95.9, 96.4, 29.9]),
  'dm-sans': sans('DM Sans', [100, 1000], true, [103.6, 95.7, 29.9]),
  fraunces: serif('Fraunces', [100, 900], true, [115.1, 85, 22.2]),
  'instrument-sans': sans('Instrument Sans', [400, 700], true, [101.9, 95.2, 24.5]),
  inter: sans('Inter', [100, 900], true, [107.1, 90.5, 22.5]),
  karla: sans('Karla', [200, 800], true, [103.1, 88.9, 24.4]),
  manrope: sans('Manrope', [200, 800], false, [102.2, 104.3, 29.4]),
  newsreader: serif('Newsreader', [200, 800], true, [104.7, 70.2, 25.3]),
  'playfair-display': serif('Playfair Display', [400, 900], true, [110.4, 98, 22.7]),
  'space-grotesk': sans('Space Grotesk', [300, 700], false, [109.2, 90.1, 26.7]),
  syne: sans('Syne', [400, 800], false, [97.9, 94.4, 28.1]),
  'work-sans': sans('Work Sans', [100, 900], true, [112, 83.1, 21.7]),
} as const satisfies Readonly<Record<string, FontFamily>>;

/** Name of a family in a site's styles. */
export type FontFamilyName = keyof typeof fontFamilies;

/** The names of all families, in the order of the table. */
export const fontFamilyNames = Object.keys(fontFamilies) as readonly FontFamilyName[];

/** The family of a stored name; the system's where the name is not in the table. */
export const fontFamilyOf = (name: string): FontFamily =>
  Object.hasOwn(fontFamilies, name)
    ? fontFamilies[name as FontFamilyName]
    : fontFamilies['system-sans'];

const systemStack = {
  sans: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
  serif: "'Iowan Old Style', 'Palatino Linotype', Palatino, Georgia, 'Times New Roman', serif",
} as const;

/** The `font-family` of a stored name: the family, its stand-in, then what the device has. */
export function fontStack(name: string): string {
  const { family, kind } = fontFamilyOf(name);
  return family === undefined
    ? systemStack[kind]
    : `'${family}', '${family} stand-in', ${systemStack[kind]}`;
}
