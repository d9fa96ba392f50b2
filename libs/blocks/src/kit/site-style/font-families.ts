/** A font family and its metrics. */
export interface FontFamily {
  readonly label: string;
  readonly kind: 'sans' | 'serif';
  /** Name of the family in style sheets; absent for fonts that every device has. */
  readonly family?: string;
  readonly weights: readonly [number, number];
  readonly hasItalic: boolean;
}

const sans = (family: string, weights: FontFamily['weights'], hasItalic: boolean): FontFamily => ({
  label: family,
  kind: 'sans',
  family,
  weights,
  hasItalic,
});

const serif = (...family: Parameters<typeof sans>): FontFamily => ({
  ...sans(...family),
  kind: 'serif',
});

/** The families that a site can choose, by stored name. All but two are served by the site itself. */
export const fontFamilies = {
  'system-sans': { label: 'System sans', kind: 'sans', weights: [400, 700], hasItalic: true },
  'system-serif': { label: 'System serif', kind: 'serif', weights: [400, 700], hasItalic: true },
  'bricolage-grotesque': sans('Bricolage Grotesque', [200, 800], false),
  cormorant: serif('Cormorant', [300, 700], true),
  'dm-sans': sans('DM Sans', [100, 1000], true),
  fraunces: serif('Fraunces', [100, 900], true),
  'instrument-sans': sans('Instrument Sans', [400, 700], true),
  inter: sans('Inter', [100, 900], true),
  karla: sans('Karla', [200, 800], true),
  manrope: sans('Manrope', [200, 800], false),
  newsreader: serif('Newsreader', [200, 800], true),
  'playfair-display': serif('Playfair Display', [400, 900], true),
  'space-grotesk': sans('Space Grotesk', [300, 700], false),
  syne: sans('Syne', [400, 800], false),
  'work-sans': sans('Work Sans', [100, 900], true),
} as const satisfies Readonly<Record<string, FontFamily>>;

/** Name of a family in a site's styles. */
export type FontFamilyName = keyof typeof fontFamilies;

/** The names of all families, in the order of the table. */
export const fontFamilyNames = Object.keys(fontFamilies) as readonly FontFamilyName[];

/** The family of a stored name; the system font if the name is unknown. */
export const fontFamilyOf = (name: string): FontFamily =>
  Object.hasOwn(fontFamilies, name)
    ? fontFamilies[name as FontFamilyName]
    : fontFamilies['system-sans'];

const systemStack = {
  sans: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
  serif: "'Iowan Old Style', 'Palatino Linotype', Palatino, Georgia, 'Times New Roman', serif",
} as const;

/** The `font-family` of a stored name: the family, its metric-compatible fallback, then system fonts. */
export function fontStack(name: string): string {
  const { family, kind } = fontFamilyOf(name);
  return family === undefined
    ? systemStack[kind]
    : `'${family}', '${family} stand-in', ${systemStack[kind]}`;
}
