import { expect, it } from 'vitest';
import { unitsOf } from './units-system.ts';

it('uses lbs and inches for an imperial store (STORE-03)', () => {
  expect(unitsOf('imperial')).toStrictEqual({ weight: 'lbs', length: 'inches' });
});

it.each(['metric', 'IMPERIAL', '', undefined])(
  'uses kg and cm for a store with the standard %j (STORE-04)',
  (standard) => {
    expect(unitsOf(standard)).toStrictEqual({ weight: 'kg', length: 'cm' });
  },
);
