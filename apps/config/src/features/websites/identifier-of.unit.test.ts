import * as fc from 'fast-check';
import { siteIdentifier } from '@sitewright/contracts/entities';
import { expect, it } from 'vitest';
import { identifierOf } from './identifier-of.ts';

it('makes an address of a title', () => {
  expect(identifierOf('  Harbour Café & Sons! ')).toBe('harbour-cafe-sons');
});

it('makes nothing or what the server takes, but for its length', () => {
  fc.assert(
    fc.property(fc.string(), (title) => {
      const made = identifierOf(title);
      expect(made.length < 3 || siteIdentifier.safeParse(made).success).toBe(true);
    }),
  );
});
