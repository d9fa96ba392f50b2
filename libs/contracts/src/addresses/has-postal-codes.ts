/** ISO 3166-1 codes of the countries and territories whose post knows no postal codes. */
const without =
  'AE AG AO AW BF BI BJ BO BQ BS BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GH GM GN GQ GY HK JM KI KM KN KP ML MO MR MW NR NU QA RW SB SC SL SR ST SX SY TD TG TK TL TO TV UG VU YE ZW'.split(
    ' ',
  );

/** In which people name a country: the languages that pages come in, and those of the countries above. */
const languages = ['en', 'de', 'es', 'fr', 'ja', 'ar', 'pt', 'nl', 'zh', 'it'];

/** Names that are usual and not among those of `Intl`. */
const usual = [
  'uae',
  'hongkong',
  'macau',
  'ivorycoast',
  'gambia',
  'bahamas',
  'drc',
  'zaire',
  'elfenbeinkuste',
  'costademarfil',
];

/** Without case, accents, spaces, punctuation and an article before it. */
const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/^the\s/, '')
    .replaceAll(/[^\p{L}]/gu, '');

let names: ReadonlySet<string> | undefined;

function readNames(): ReadonlySet<string> {
  const named = languages.flatMap((language) =>
    (['long', 'short'] as const).flatMap((style) => {
      const regions = new Intl.DisplayNames([language], { type: 'region', style });
      return without.map((code) => regions.of(code) ?? code);
    }),
  );
  return new Set([...without, ...named, ...usual].map(plain));
}

/** Whether addresses of a country have a postal code; it is named by its code, or as people write it. */
export function hasPostalCodes(country: string): boolean {
  names ??= readNames();
  return !names.has(plain(country));
}
