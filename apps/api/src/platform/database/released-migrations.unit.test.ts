import { expect, it } from 'vitest';
import { migrationsFolder } from './migrations-folder.ts';
import { planMigrations } from './plan-migrations.ts';
import { readMigrations } from './read-migrations.ts';

/** What databases of people hold: names and the first digits of checksums, as they were applied. Never changed. */
const released = {
  '2026-11-20-0001-tenancy': '1da67b169887',
  '2026-11-20-0010-accounts': '7c4bb6328cd7',
  '2026-11-20-0011-websites': 'c5adfeadf8c6',
  '2026-11-20-0012-pages': '584bba95d4b1',
  '2026-11-20-0013-releases': 'a56b8162d971',
  '2026-11-20-0014-assets': '5f4dd126aea0',
  '2026-11-20-0015-forms': '6039232b2584',
  '2026-11-20-0016-items': '3c9545d06894',
  '2026-11-20-0017-commerce': '1409664f6866',
  '2026-11-20-0018-outbox': '1daba4ce37fe',
  '2026-11-20-0019-members': '042647de0de6',
  '2026-11-20-0020-visitor-actions': 'a8380d6163fd',
  '2026-11-20-0021-invitations': 'f7281d12dc3c',
  '2026-11-20-0022-history-of-orders': 'e417cc1fa46b',
  '2026-11-20-0024-order-of-items': '3250ff386f93',
  '2026-11-20-0025-money-after-a-cancel': '1561403dc2d7',
  '2026-11-20-0026-keys-of-forms': '9317874ab20b',
  '2026-11-20-0027-search': '0825efbc84aa',
  '2026-11-20-0030-login-attempts': 'd0d9600e1e4a',
};

/** A file that got another name after databases had applied it. */
const previousNames: Readonly<Record<string, string>> = {
  '2026-11-20-0022-history-of-orders': '2026-11-20-0021-history-of-orders',
};

const files = readMigrations(migrationsFolder);
const ledgerOf = (names: readonly string[], nameOf: (name: string) => string) =>
  names.map((name) => ({
    name: nameOf(name),
    checksum: files.find((file) => file.name === name)?.checksum ?? 'gone',
  }));
const pendingAfter = (ledger: ReturnType<typeof ledgerOf>) => {
  const plan = planMigrations(files, ledger);
  return plan.kind === 'rejected' ? plan.reason : plan.migrations.map(({ name }) => name);
};

it.each(Object.entries(released))('%s still has its released checksum', (name, checksum) => {
  expect(files.find((file) => file.name === name)?.checksum.slice(0, 12)).toBe(checksum);
});

it('applies all later migrations to a database of the first release, also after a file rename', () => {
  const first = Object.keys(released).filter((name) => name < '2026-11-20-0023');
  const later = files.map(({ name }) => name).filter((name) => !first.includes(name));
  expect(pendingAfter(ledgerOf(first, (name) => previousNames[name] ?? name))).toEqual(later);
  expect(pendingAfter(ledgerOf(first, (name) => name))).toEqual(later);
});
