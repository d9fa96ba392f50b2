/** ISO 3166-1 codes of the countries and territories without postal codes. */
const countriesWithoutCodes =
  'AE AG AO AW BF BI BJ BO BQ BS BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GH GM GN GQ GY HK JM KI KM KN KP ML MO MR MW NR NU QA RW SB SC SL SR ST SX SY TD TG TK TL TO TV UG VU YE ZW'.split(
    ' ',
  );

/** Languages in which people may type the country: those of the product's pages, and those of the countries above. */
const languages = ['en', 'de', 'es', 'fr', 'ja', 'ar', 'pt', 'nl', 'zh', 'it'];

/** Common names that `Intl` does not contain. */
const otherNames = [
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

/** A name without case, accents, spaces, punctuation and a leading article. */
const normalize = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/^the\s/, '')
    .replaceAll(/[^\p{L}]/gu, '');

let names: ReadonlySet<string> | undefined;

function collectNames(): ReadonlySet<string> {
  const localizedNames = languages.flatMap((language) =>
    (['long', 'short'] as const).flatMap((style) => {
      const regions = new Intl.DisplayNames([language], { type: 'region', style });
      return countriesWithoutCodes.map((code) => regions.of(code) ?? code);
    }),
  );
  return new Set([...countriesWithoutCodes, ...localizedNames, ...otherNames].map(normalize));
}

/** Whether addresses of a country have a postal code. Accepts the country's code, or its name as people type it. */
export function hasPostalCodes(country: string): boolean {
  names ??= collectNames();
  return !names.has(normalize(country));
}
