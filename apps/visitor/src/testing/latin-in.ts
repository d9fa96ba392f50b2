/** Names that stand in any language as they are. */
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
];

/** Attributes that are read to people. */
const readAttributes =
  /\s(?:aria-label|aria-roledescription|aria-description|title|alt|placeholder|label)="([^"]*)"/g;

const innerTexts = (html: string): readonly string[] =>
  html
    .replaceAll(/<!--.*?-->/gs, '')
    .split(/<[^>]*>/)
    .filter((text) => text.trim() !== '');

/**
 * Words that a script shows later: they stand in the attributes of its element, beside numbers and the names that the
 * code has for things, which have no space and begin with a small letter. The parts of a field, and what a service's own script reads, are named
 * like words.
 */
const laterTexts = (html: string): readonly string[] =>
  [...html.matchAll(/\sdata-(?!part=|tock-)[\w-]+="([^"{]*)"/g)]
    .map(([, value = '']) => value)
    .filter((value) => /^[A-Z][a-z]|[a-z] [a-z]/.test(value));

/** The texts that a page's forms hand to their scripts. */
const formTexts = (html: string): readonly string[] =>
  [...html.matchAll(/data-island-props="">(.*?)<\/script>/gs)].flatMap(([, json = '{}']) => {
    const { texts = {}, captchaTexts = {} } = JSON.parse(json) as Record<
      'texts' | 'captchaTexts',
      Record<string, string> | undefined
    >;
    return [...Object.values(texts), ...Object.values(captchaTexts)];
  });

/**
 * The Latin words that people would read or hear in a page, with what stands around them: in a page whose owner and
 * whose texts use none, they are what was not translated. Addresses, names and slots do not count.
 */
export function latinIn(html: string): readonly string[] {
  const body = html.replaceAll(/<(script|style|noscript)\b.*?<\/\1>/gs, (element, tag: string) =>
    tag === 'noscript' ? element : '',
  );
  const texts = [
    ...innerTexts(body.replace(/<head.*<\/head>/s, '')),
    ...[...body.matchAll(readAttributes)].map(([, value = '']) => value),
    ...laterTexts(body),
    ...formTexts(html),
  ];
  const known = new RegExp(
    String.raw`\{\w+\}|https?:\S+|[\w.-]+@[\w.-]+|\b[\w-]+(?:\.[\w-]+)+|\b(?:${names.join('|')})\b`,
    'g',
  );
  return texts.filter((text) => /[A-Za-z]{2,}/.test(text.replaceAll(known, '')));
}
