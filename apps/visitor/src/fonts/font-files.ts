const files = import.meta.glob<string>(
  '../../../../node_modules/@fontsource-variable/*/files/*-{latin,latin-ext,cyrillic,cyrillic-ext,greek,vietnamese}-wght-{normal,italic}.woff2',
  { eager: true, query: '?url', import: 'default' },
);

/** One file of a family: a subset of characters in one style, all weights. */
export interface FontFile {
  readonly subset: string;
  readonly style: 'normal' | 'italic';
  readonly url: string;
}

const pattern = /@fontsource-variable\/([^/]+)\/files\/\1-(.+)-wght-(normal|italic)\.woff2$/;

/** The font files that the site serves itself, by family name. */
export const fontFiles: ReadonlyMap<string, readonly FontFile[]> = Map.groupBy(
  Object.entries(files).flatMap(([path, url]) => {
    const [, family = '', subset = '', style] = pattern.exec(path) ?? [];
    return style === 'normal' || style === 'italic'
      ? [{ family, subset, style, url } as const]
      : [];
  }),
  ({ family }) => family,
);
