import { describe, expect, it } from 'vitest';
import { compileMessage } from '../compile/compile-message.ts';
import type { Area, CompiledMessage } from '../compiled-message.ts';
import { catalogs, english as en } from './read-catalogs.fixture.ts';

const locales = [...catalogs]
  .filter(([locale]) => locale !== 'en')
  .map(([locale, areas]) => ({ locale, areas }));

const textsOf = (areas: Readonly<Record<string, Area>>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(areas).flatMap(([area, texts]) =>
      Object.entries(texts).map(([key, text]): [string, string] => [`${area}.${key}`, text]),
    ),
  );
const english = textsOf(en);

interface Found {
  readonly names: ReadonlySet<string>;
  readonly hosts: number;
  /** The keys of each plural. */
  readonly choices: readonly (readonly string[])[];
}

/** The placeholders of a text, at any depth. */
function findIn(message: CompiledMessage): Found {
  const parts =
    typeof message === 'string' ? [] : message.filter((part) => typeof part === 'object');
  const below = parts.flatMap(([, cases]) => Object.values(cases ?? {}).map(findIn));
  return {
    names: new Set([...parts.map(([name]) => name), ...below.flatMap(({ names }) => [...names])]),
    hosts: parts.filter(([name]) => name === 'host').length,
    choices: [
      ...parts.flatMap(([, cases, by]) =>
        cases === undefined || by === 'select' ? [] : [Object.keys(cases)],
      ),
      ...below.flatMap(({ choices }) => choices),
    ],
  };
}

/** Texts that are the same in English: names, symbols, and shared words. */
const sameAsEnglish: Readonly<Record<string, readonly string[]>> = {
  de: [
    'forms.characterCount',
    'orders.demo',
    'orders.downloads',
    'orders.joined',
    'orders.marketing',
    'orders.name',
    'orders.optional',
    'orders.tab',
    'products.importNoun',
    'products.labeled',
    'products.seo',
    'products.sku',
    'products.status',
    'products.typeDigital',
    'products.video',
    'store.block',
    'store.code',
    'store.details',
    'store.downloads',
    'store.format',
    'store.link',
    'store.name',
    'store.optional',
    'store.standardRate',
    'store.status',
    'store.text',
    'store.url',
    'visitor.business.hoursOn',
    'visitor.checkout.optional',
    'visitor.checkout.stateOblast',
    'visitor.checkout.zipEircode',
    'visitor.field.Minute',
  ],
  fr: [
    'forms.characterCount',
    'orders.date',
    'orders.documents',
    'orders.joined',
    'orders.marketing',
    'orders.note',
    'orders.notes',
    'orders.total',
    'products.actions',
    'products.collection',
    'products.date',
    'products.description',
    'products.image',
    'products.imageNumber',
    'products.images',
    'products.options',
    'products.sku',
    'products.source',
    'products.stock',
    'products.unnamedImage',
    'products.visible',
    'store.code',
    'store.conditions',
    'store.date',
    'store.format',
    'store.image',
    'store.maximum',
    'store.message',
    'store.minimum',
    'store.minimumOf',
    'store.standardRate',
    'store.url',
    'visitor.checkout.cityDistrict',
    'visitor.checkout.stateDistrict',
    'visitor.checkout.stateOblast',
    'visitor.checkout.stateProvince',
    'visitor.checkout.zipEircode',
    'visitor.cookies.label',
    'visitor.field.Minute',
    'visitor.nav.menu',
    'visitor.nav.pages',
    'visitor.totals.grand',
  ],
  es: [
    'cart.subtotal',
    'dialogs.reject',
    'forms.characterCount',
    'orders.demo',
    'orders.joined',
    'orders.marketing',
    'orders.total',
    'products.error',
    'products.generalProfile',
    'products.labeled',
    'products.seo',
    'products.sku',
    'products.typeDigital',
    'products.visible',
    'store.url',
    'visitor.business.hoursOn',
    'visitor.checkout.zipEircode',
    'visitor.cookies.label',
    'visitor.totals.grand',
  ],
  ja: [
    'forms.characterCount',
    'products.seo',
    'products.sku',
    'store.url',
    'visitor.checkout.zipEircode',
  ],
  ar: ['forms.characterCount', 'products.labeled', 'visitor.business.hoursOn'],
};

it('has translations for ar, de, es, fr and ja (MSG-19)', () => {
  expect(locales.map(({ locale }) => locale).toSorted()).toStrictEqual([
    'ar',
    'de',
    'es',
    'fr',
    'ja',
  ]);
});

describe.each(locales)('the catalog in $locale', ({ locale, areas }) => {
  const texts = textsOf(areas);

  it('has the same areas and keys as English (MSG-19)', () => {
    expect(Object.keys(areas).toSorted()).toStrictEqual(Object.keys(en).toSorted());
    expect([...texts.keys()].toSorted()).toStrictEqual([...english.keys()].toSorted());
  });

  it('has the same placeholders as English', () => {
    const asks = (text: string, of: string) => {
      const { names, hosts } = findIn(compileMessage(text, of));
      return { names: [...names].toSorted(), hosts };
    };
    for (const [key, text] of texts)
      expect({ key, ...asks(text, locale) }).toStrictEqual({
        key,
        ...asks(english.get(key) ?? '', 'en'),
      });
  });

  it('has a text for each plural category of the language (I18N-03)', () => {
    const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
    for (const [key, text] of texts) {
      for (const keys of findIn(compileMessage(text, locale)).choices) {
        const exact = keys.filter((name) => name.startsWith('='));
        const missing = pluralCategories.filter(
          // If `one` only matches the number 1, an exact `=1` is sufficient.
          (name) => !keys.includes(name) && !(name === 'one' && exact.includes('=1')),
        );
        expect({ key, missing }).toStrictEqual({ key, missing: [] });
      }
    }
  });

  it('equals the English text only for the listed keys', () => {
    const same = [...texts].filter(([key, text]) => text === english.get(key)).map(([key]) => key);
    expect(same.toSorted()).toStrictEqual(sameAsEnglish[locale]);
  });

  it('has the same text for the expired session in checkout and the cart error', () => {
    expect(texts.get('errors.cartExpired')).toBe(texts.get('checkout.sessionExpired'));
  });

  it('does not use quotation marks, punctuation or spaces of other languages', () => {
    const foreign: Readonly<Record<string, RegExp>> = {
      de: /["“](?=\p{L})|”/u,
      fr: /["“”]| [:;!?»]|« |'/u,
      es: /["“”]/u,
      ja: /["“”«»]/u,
      ar: /["“”?;,]/u,
    };
    for (const [key, text] of texts) {
      const written = text.replaceAll(/\{\w+, plural,|\{|\}/g, '');
      expect(foreign[locale]?.exec(written)?.[0], `${key}: ${text}`).toBeUndefined();
    }
  });
});
