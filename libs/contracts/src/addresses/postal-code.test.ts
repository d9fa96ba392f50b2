import { expect, it } from 'vitest';
import { postalCodeText, readPostalCode } from './postal-code.ts';

it.each([
  ['04101', '04101', undefined],
  ['\t04101 ', '04101', undefined],
  ['04101-1234', '04101', '1234'],
  ['04101 - 1234', '04101', '1234'],
  ['04101 1234', '04101', '1234'],
  ['04101—1234', '04101', '1234'],
  // No ZIP+4 codes: they stay for the validator to refuse, or are codes of other countries.
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
])('reads %j as %j with the extension %j', (typed, zip, zipExtension) => {
  expect(readPostalCode(typed)).toEqual({ zip, ...(zipExtension && { zipExtension }) });
});

it('prints a code with its extension', () => {
  expect(postalCodeText({ zip: '04101', zipExtension: '1234' })).toBe('04101-1234');
  expect(postalCodeText({ zip: 'SW1A 1AA' })).toBe('SW1A 1AA');
});
