/** A state, province or territory with its official code. */
export interface State {
  readonly code: string;
  readonly name: string;
}

/** The states of countries whose taxes differ by state: `code name`, separated by `|` and sorted by name. */
const tables: Readonly<Record<string, string>> = {
  US: 'AL Alabama|AK Alaska|AS American Samoa|AZ Arizona|AR Arkansas|AA Armed Forces Americas|AE Armed Forces Europe|AP Armed Forces Pacific|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|GU Guam|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|MP Northern Mariana Islands|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|PR Puerto Rico|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VI Virgin Islands|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming',
  CA: 'AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|NT Northwest Territories|NS Nova Scotia|NU Nunavut|ON Ontario|PE Prince Edward Island|QC Quebec|SK Saskatchewan|YT Yukon',
  AU: 'ACT Australian Capital Territory|NSW New South Wales|NT Northern Territory|QLD Queensland|SA South Australia|TAS Tasmania|VIC Victoria|WA Western Australia',
};

const parseTable = (table: string): State[] =>
  table.split('|').map((row) => {
    const separator = row.indexOf(' ');
    return { code: row.slice(0, separator), name: row.slice(separator + 1) };
  });

const states: ReadonlyMap<string, readonly State[]> = new Map(
  Object.entries(tables).map(([country, table]) => [country, parseTable(table)]),
);

/** The states of a country; empty for a country that is not in the tables. */
export const statesOf = (country: string): readonly State[] => states.get(country) ?? [];

/** People write states in upper or lower case, with or without spaces, and codes with points: `N.Y.`. */
const normalize = (text: string) => text.replaceAll(/[\s.]/g, '').toUpperCase();

/** The codes by country, then by normalized code and name. */
const codes: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  [...states].map(([country, list]) => [
    country,
    new Map([
      ...list.map(({ code, name }) => [normalize(name), code] as const),
      ...list.map(({ code }) => [code, code] as const),
    ]),
  ]),
);

/** The code of a state from its code or name; undefined if the country has no such state. */
export const stateCodeOf = (country: string, typed: string): string | undefined =>
  codes.get(country)?.get(normalize(typed));

/** The code of a state from its code or name; the normalized text if the country has no such state. */
export const normalizeState = (country: string, state = ''): string =>
  stateCodeOf(country, state) ?? normalize(state);
