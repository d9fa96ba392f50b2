import { expect, it } from 'vitest';
import { findAffectedSuites } from './affected.ts';

it.each([
  [[], 'none', 'none'],
  [['README.md', 'docs/decisions/0001-a.md'], 'none', 'none'],
  [['libs/money/src/money.ts'], 'importing', 'all'],
  [['libs/money/src/money.css'], 'all', 'all'],
  [['libs/messages/src/catalog/de.json'], 'all', 'all'],
  [['apps/e2e/screenshots/kitchen-sink/cart-390.webp'], 'all', 'all'],
  [['libs/money/src/money.test.ts'], 'importing', 'none'],
  [['apps/e2e/src/visit.e2e.ts'], 'importing', 'changed'],
  [['apps/e2e/src/visit.e2e.ts', 'apps/config/src/main.tsx'], 'importing', 'all'],
  [['tools/check/words.ts'], 'importing', 'none'],
  [['apps/api/migrations/2026-11-20-0001-tenancy.sql'], 'all', 'all'],
  [['package-lock.json'], 'all', 'all'],
  [['libs/money/package.json'], 'all', 'all'],
  [['playwright.config.ts'], 'all', 'all'],
  [['tools/test/test.ts'], 'all', 'all'],
])('for %j runs modules: %s, journeys: %s', (paths, modules, journeys) => {
  expect(findAffectedSuites(paths)).toStrictEqual({ modules, journeys });
});
