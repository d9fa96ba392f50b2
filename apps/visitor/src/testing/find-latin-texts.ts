/** Names that are the same in every language. */
const names = [
  'YouTube',
  'Vimeo',
  'SoundCloud',
  'Bandcamp',
  'Instagram',
  'Pinterest',
  'Bluesky',
  'RSS',
  'Resy',
  'Tock',
  'OpenTable',
  'Zola',
  'Acuity Scheduling',
  // Units of file sizes.
  'kB',
  'MB',
];

/** Attributes that assistive technology reads. */
const announcedAttributes =
  /\s(?:aria-label|aria-roledescription|aria-description|title|alt|placeholder|label)="([^"]*)"/g;

const innerTexts = (html: string): readonly string[] =>
  html
    .replaceAll(/<!--.*?-->/gs, '')
    .split(/<[^>]*>/)
    .filter((text) => text.trim() !== '');

/**
 * Texts for scripts are in data attributes, beside numbers and identifiers. Identifiers have no space and begin with a
 * lower-case letter. Form parts, and what a third-party script reads, are named like texts.
 */
const scriptTexts = (html: string): readonly string[] =>
  [...html.matchAll(/\sdata-(?!part=|tock-)[\w-]+="([^"{]*)"/g)]
    .map(([, value = '']) => value)
    .filter((value) => /^[A-Z][a-z]|[a-z] [a-z]/.test(value));

/** The texts that a page's forms pass to their scripts. */
const formTexts = (html: string): readonly string[] =>
  [...html.matchAll(/data-island-props="">(.*?)<\/script>/gs)].flatMap(([, json = '{}']) => {
    const { texts = {}, captchaTexts = {} } = JSON.parse(json) as Record<
      'texts' | 'captchaTexts',
      Record<string, string> | undefined
    >;
    return [...Object.values(texts), ...Object.values(captchaTexts)];
  });

/**
 * The texts with Latin words that a page shows or announces. On a page without Latin owner content, these are
 * untranslated texts. URLs, names and placeholders do not count.
 */
export function findLatinTexts(html: string): readonly string[] {
  const body = html.replaceAll(/<(script|style|noscript)\b.*?<\/\1>/gs, (element, tag: string) =>
    tag === 'noscript' ? element : '',
  );
  const texts = [
    ...innerTexts(body.replace(/<head.*<\/head>/s, '')),
    ...[...body.matchAll(announcedAttributes)].map(([, value = '']) => value),
    ...scriptTexts(body),
    ...formTexts(html),
  ];
  const known = new RegExp(
    String.raw`\{\w+\}|https?:\S+|[\w.-]+@[\w.-]+|\b[\w-]+(?:\.[\w-]+)+|\b(?:${names.join('|')})\b`,
    'g',
  );
  return texts.filter((text) => /[A-Za-z]{2,}/.test(text.replaceAll(known, '')));
}
