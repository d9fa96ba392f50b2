import { validateSubmission, type FieldKind, type FieldValue } from '@sitewright/form-runtime';
import { describe, expect, it } from 'vitest';
import { formChecks } from './form-checks.ts';
import { normalizeValue } from './normalize-value.ts';

const home = { Line1: '', Line2: '', City: '', State: '', Zip: '', Country: '' };

it.each([
  ['04101', { Zip: '04101' }],
  [' 04101-1234 ', { Zip: '04101', ZipExtension: '1234' }],
  ['04101 - 1234', { Zip: '04101', ZipExtension: '1234' }],
  ['04101–1234', { Zip: '04101', ZipExtension: '1234' }],
  ['１００－０００１', { Zip: '100-0001' }],
  ['k1a  0b1', { Zip: 'K1A 0B1' }],
  ['none', { Zip: 'none' }],
])('normalizes the postal code %j to %o', (Zip, normalized) => {
  expect(normalizeValue({ ...home, Zip }, { type: 'address' })).toEqual({ ...home, ...normalized });
});

const linesOf: Partial<Record<FieldKind, readonly (readonly [string, string | null])[]>> = {
  website: [
    ['example.com', 'https://example.com'],
    ['www.example.co.uk/shop?a=b#c', 'https://www.example.co.uk/shop?a=b#c'],
    ['müller-keramik.de', 'https://müller-keramik.de'],
    ['例え.jp', 'https://例え.jp'],
    ['example.com:8080', 'https://example.com:8080'],
    ['http://example.com', 'http://example.com'],
    ['HTTPS://example.com', 'HTTPS://example.com'],
    ['example', null],
    ['1.5', null],
    ['ada@example.com', null],
    ['not a site.com', null],
    ['javascript:alert(1)', null],
    ['ftp://example.com', null],
  ],
  currency: [
    ['50', '50'],
    ['$50', '50'],
    ['$ 1,234.50', '1,234.50'],
    ['50 €', '50'],
    ['-$5', '-5'],
    ['￥５０００', '5000'],
    ['٥٠', '50'],
    ['.50', '0.50'],
    ['50,-', '50'],
    ['20.–', '20'],
    ['fifty', null],
    ['$', null],
    ['5$0', null],
    ['50 apples', null],
  ],
  number: [
    ['１２', '12'],
    ['١٢', '12'],
    ['-٣.٥', '-3.5'],
    ['twelve', null],
    ['0x1F', null],
  ],
};

describe.each(Object.entries(linesOf))('field of type %s', (kind, lines) => {
  const field = { id: 'f', title: 'Field', type: kind as FieldKind, currencySymbol: '$' };

  it.each(lines)('normalizes %j to %j', (typed, normalized) => {
    const checked = validateSubmission({ fields: [field] }, { f: typed }, formChecks(false));
    expect(checked.ok).toBe(normalized !== null);
    if (normalized === null) return;
    expect(normalizeValue(typed, field)).toBe(normalized);
    expect(normalizeValue(normalized, field)).toBe(normalized);
  });
});

it.each([
  ['CHF', 'CHF 50'],
  ['kr', '50 kr'],
  ['US$', 'US$50'],
])('removes the currency symbol %s of the field from %j', (currencySymbol, typed) => {
  expect(normalizeValue(typed, { type: 'currency', currencySymbol })).toBe('50');
});

it.each([
  ['date', { Month: '２', Day: '٣', Year: '２０２８' }, { Month: '2', Day: '3', Year: '2028' }],
  [
    'time',
    { Hour: '７', Minute: '۳۰', Second: '', Ampm: 'PM' },
    { Hour: '7', Minute: '30', Second: '', Ampm: 'PM' },
  ],
  [
    'phone',
    { Country: '＋８１', Areacode: '０３', Prefix: '１２３４', Line: '５６７８' },
    { Country: '+81', Areacode: '03', Prefix: '1234', Line: '5678' },
  ],
] as const)('accepts a %s with non-ASCII digits', (type, typed, normalized) => {
  const field = { id: 'f', title: 'Field', type };
  expect(validateSubmission({ fields: [field] }, { f: typed }, formChecks(false)).ok).toBe(true);
  expect(normalizeValue(typed, field)).toEqual(normalized);
});

it.each([
  ['number', '\u200e42\u200b', '42'],
  ['number', '١٢٫٥', '12.5'],
  ['currency', '\u202a€ 1٬250٫50\u202c', '1,250.50'],
  ['website', '\u2068example.com\u2069', 'https://example.com'],
  [
    'date',
    { Month: '\u200e2', Day: '29\u200f', Year: '2028' },
    { Month: '2', Day: '29', Year: '2028' },
  ],
  [
    'address',
    { Line1: '', Line2: '', City: '', State: '', Zip: '\u200e04101', Country: 'US' },
    { Line1: '', Line2: '', City: '', State: '', Zip: '04101', Country: 'US' },
  ],
] as const)('accepts a %s with invisible characters: %j', (type, typed, normalized) => {
  const field = { id: 'f', title: 'Field', type, currencySymbol: '€' };
  expect(validateSubmission({ fields: [field] }, { f: typed }, formChecks(false)).ok).toBe(true);
  expect(normalizeValue(typed, field)).toEqual(normalized);
});

it.each(['\u200b', '\u2800\u2800', '\u3164', '\u00ad \u2060', '\ufeff'])(
  'treats invisible characters as an empty value: %j',
  (blank) => {
    const required = { id: 'f', title: 'Field', required: true } as const;
    const typedInto: [FieldKind, FieldValue][] = [
      ['text', blank],
      ['textarea', blank],
      ['twitter', blank],
      ['name', { First: blank, Last: 'Byron' }],
      ['phone', { Country: '', Areacode: '207', Prefix: blank, Line: '0100' }],
    ];
    for (const [type, typed] of typedInto) {
      const fields = [{ ...required, type }];
      const checked = validateSubmission({ fields }, { f: typed }, formChecks(false));
      expect(checked).toEqual({ ok: false, errors: { f: 'This field is required.' } });
    }
    expect(normalizeValue(blank, { type: 'text' })).toBe('');
    expect(normalizeValue(blank, { type: 'password' })).toBe(blank);
    expect(normalizeValue(`a${blank}b`, { type: 'text' })).toBe(`a${blank}b`);
  },
);

it.each([
  ['14', 'PM', '2', 'PM'],
  ['23', 'PM', '11', 'PM'],
  ['13', '', '1', 'PM'],
  ['00', 'AM', '12', 'AM'],
  ['0', '', '12', 'AM'],
  ['12', 'PM', '12', 'PM'],
  ['9', 'AM', '9', 'AM'],
  ['14', 'AM', null, ''],
  ['0', 'PM', null, ''],
  ['24', 'PM', null, ''],
  ['9', '', null, ''],
] as const)('converts the 24-hour time %s %s to %s %s', (Hour, Ampm, hour, half) => {
  const field = { id: 'f', title: 'Field', type: 'time' } as const;
  const typed = { Hour, Minute: '30', Second: '', Ampm };
  const checked = validateSubmission({ fields: [field] }, { f: typed }, formChecks(false));
  expect(checked.ok).toBe(hour !== null);
  if (hour === null) return;
  const normalized = { ...typed, Hour: hour, Ampm: half };
  expect(normalizeValue(typed, field)).toEqual(normalized);
  expect(normalizeValue(normalized, field)).toEqual(normalized);
});

it('normalizes full-width characters in an e-mail address to ASCII', () => {
  const field = { id: 'f', title: 'Field', type: 'email' } as const;
  const typed = 'ａｄａ＠ｅｘａｍｐｌｅ．ｃｏｍ';
  expect(validateSubmission({ fields: [field] }, { f: typed }, formChecks(true)).ok).toBe(true);
  expect(normalizeValue(typed, field)).toBe('ada@example.com');
});

it('does not change the value of a text field', () => {
  expect(normalizeValue('example.com ２', { type: 'text' })).toBe('example.com ２');
});
