import { countryCodes } from '@sitewright/contracts/codes';
import { describe, expect, it } from 'vitest';
import { addressFormatOf } from './address-format.ts';
import {
  cityKinds,
  ordersOfFields,
  requiredFields,
  stateKinds,
  zipKinds,
} from './address-tables.ts';

describe('the format of addresses', () => {
  it.each([
    ['US', 'line1 line2 city state zip', 'line1 city state zip', ['city', 'state', 'zip']],
    ['DE', 'line1 line2 zip city', 'line1 city zip', ['city', 'region', 'postal']],
    ['GB', 'line1 line2 city zip', 'line1 city zip', ['postTown', 'region', 'postcode']],
    ['JP', 'zip state city line1 line2', 'line1 city state zip', ['city', 'prefecture', 'postal']],
    ['IE', 'line1 line2 city state zip', 'line1 city', ['city', 'county', 'eircode']],
    ['HK', 'state city line1 line2', 'line1 state', ['district', 'area', 'postal']],
    ['SG', 'line1 line2 zip', 'line1 zip', ['city', 'region', 'postal']],
    ['IN', 'line1 line2 city zip state', 'line1 city state zip', ['city', 'state', 'pin']],
    ['FJ', 'line1 line2 city', 'line1 city', ['city', 'region', 'postal']],
    ['', 'line1 line2 city', 'line1 city', ['city', 'region', 'postal']],
  ])('in %j is %s, of which %s are required', (country, parts, required, kinds) => {
    const format = addressFormatOf(country);
    expect(format.parts.join(' ')).toBe(parts);
    expect([...format.required].join(' ')).toBe(required);
    expect([format.cityKind, format.stateKind, format.zipKind]).toEqual(kinds);
  });

  it('requires only fields that it has, and the street everywhere', () => {
    for (const country of countryCodes) {
      const { parts, required } = addressFormatOf(country);
      expect([country, [...required].filter((part) => !parts.includes(part))]).toEqual([
        country,
        [],
      ]);
      expect(required).toContain('line1');
    }
  });

  it.each([ordersOfFields, requiredFields, cityKinds, stateKinds, zipKinds])(
    'lists each country once',
    (table) => {
      const listed = Object.values(table).flatMap((countries) => countries.split(' '));
      expect(listed).toHaveLength(new Set(listed).size);
      // Two islands have codes of their own in postal data.
      expect(
        listed.filter((code) => !countryCodes.includes(code) && !/^(AC|TA)$/.test(code)),
      ).toEqual([]);
    },
  );
});
