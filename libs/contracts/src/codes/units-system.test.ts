import { expect, it } from 'vitest';
import { toUnitsSystem, units } from './units-system.ts';

it('measures an imperial store in lbs and inches (STORE-03)', () => {
  expect(units[toUnitsSystem('imperial')]).toStrictEqual({ weight: 'lbs', length: 'inches' });
});

it.each(['metric', 'IMPERIAL', '', undefined])(
  'measures a store of standard %j in kg and cm (STORE-04)',
  (standard) => {
    expect(units[toUnitsSystem(standard)]).toStrictEqual({ weight: 'kg', length: 'cm' });
  },
);
