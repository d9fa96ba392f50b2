import { expect, it } from 'vitest';
import { unitsOf } from './units-system.ts';

it('measures an imperial store in lbs and inches (STORE-03)', () => {
  expect(unitsOf('imperial')).toStrictEqual({ weight: 'lbs', length: 'inches' });
});

it.each(['metric', 'IMPERIAL', '', undefined])(
  'measures a store of standard %j in kg and cm (STORE-04)',
  (standard) => {
    expect(unitsOf(standard)).toStrictEqual({ weight: 'kg', length: 'cm' });
  },
);
