import type { Mutant } from '../mutant.ts';

const folder = 'apps/api/src/features/checkout';
const bug = (file: string, find: string, replace: string, tests: readonly string[]): Mutant => ({
  file: `${folder}/${file}`,
  find,
  replace,
  project: 'api',
  tests: tests.map((name) => `${folder}/${name}`),
});

export const checkout: readonly Mutant[] = [
  bug('let-stand.queries.ts', 'held_until = null', 'held_until = held_until', [
    'checkout.test.ts',
    'payments.test.ts',
  ]),
  bug('settle-payment.ts', 'await returnStock(trx, websiteId, pieces);', '', ['payments.test.ts']),
];
