import { expect, it } from 'vitest';
import { postalCodeText, readPostalCode } from './postal-code.ts';

it.each([
  ['04101', '04101', undefined],
  ['\t04101 ', '04101', undefined],
  ['04101-1234', '04101', '1234'],
  ['04101 - 1234', '04101', '1234'],
  ['04101 1234', '04101', '1234'],
  ['04101—1234', '04101', '1234'],
  // Not a ZIP+4 code: left for the validator to reject, or a code of another country.
  ['04101-12', '04101-12', undefined],
  ['041011234', '041011234', undefined],
  ['1000-001', '1000-001', undefined],
  ['01310-100', '01310-100', undefined],
  ['sw1a 1aa', 'SW1A 1AA', undefined],
  [' k1a\u00a0 0b1', 'K1A 0B1', undefined],
  ['１００－０００１', '100-0001', undefined],
  ['〒100-0001', '100-0001', undefined],
  ['４１０１２', '41012', undefined],
  ['٠٤١٠١-١٢٣٤', '04101', '1234'],
  ['١٢٣٤٥', '12345', undefined],
  ['none', 'none', undefined],
  ['', '', undefined],
])('parses %j as %j with the extension %j', (typed, zip, zipExtension) => {
  expect(readPostalCode(typed)).toEqual({ zip, ...(zipExtension && { zipExtension }) });
});

it.each([
  ['DE', 'D-10115', '10115'],
  ['DE', 'de-10115', '10115'],
  ['DE', 'D 10115', '10115'],
  ['AT', 'A-1010', '1010'],
  ['CH', 'CH – 8001', '8001'],
  ['SE', 'SE-123 45', '123 45'],
  ['SE', 'S-12345', '12345'],
  ['FI', 'FIN-00100', '00100'],
  ['NL', 'NL-1011 ab', '1011 AB'],
  ['US', 'US-04101', '04101'],
  ['JP', 'ＪＰ－１００－０００１', '100-0001'],
  ['LV', 'LV-1050', 'LV-1050'],
  ['LT', 'LT-10309', 'LT-10309'],
  ['DE', 'A-1010', 'A-1010'],
  ['GB', 'E1 6AN', 'E1 6AN'],
  ['KY', 'KY1-1106', 'KY1-1106'],
  ['', 'D-10115', 'D-10115'],
])(
  'strips the country prefix of %s from %j unless it is part of the postal code',
  (country, typed, zip) => {
    expect(readPostalCode(typed, country)).toEqual({ zip });
  },
);

it('formats a postal code with its extension', () => {
  expect(postalCodeText({ zip: '04101', zipExtension: '1234' })).toBe('04101-1234');
  expect(postalCodeText({ zip: 'SW1A 1AA' })).toBe('SW1A 1AA');
});
