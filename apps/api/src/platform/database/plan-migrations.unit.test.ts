import { describe, expect, it } from 'vitest';
import { planMigrations } from './plan-migrations.ts';

const file = (name: string, checksum = name) => ({ name, sql: '', checksum });
const first = file('2026-11-20-0001-first');
const second = file('2026-11-20-0002-second');
const third = file('2027-01-01-0001-third');

describe('planMigrations', () => {
  it('returns the migrations that were not applied yet, in order', () => {
    expect(planMigrations([first, second, third], [first])).toStrictEqual({
      kind: 'pending',
      migrations: [second, third],
    });
  });

  it('returns no migrations when all were applied', () => {
    expect(planMigrations([first, second], [first, second])).toStrictEqual({
      kind: 'pending',
      migrations: [],
    });
  });

  it('rejects a file that was changed after it had been applied', () => {
    expect(
      planMigrations([first, second], [{ name: first.name, checksum: 'other' }]),
    ).toStrictEqual({
      kind: 'rejected',
      reason:
        'The migration 2026-11-20-0001-first was changed after it had been applied: restore it, and put the change into a new file.',
    });
  });

  it('rejects a new file that is dated before an applied one', () => {
    expect(planMigrations([first, second, third], [first, third])).toStrictEqual({
      kind: 'rejected',
      reason:
        'The migration 2026-11-20-0002-second is dated before 2027-01-01-0001-third, which has been applied: give it a later date.',
    });
  });

  it('identifies a renamed file by its checksum', () => {
    const renamed = file('2026-11-20-0003-renamed', second.checksum);
    expect(planMigrations([first, renamed, third], [first, second])).toStrictEqual({
      kind: 'pending',
      migrations: [third],
    });
  });

  it('accepts an applied migration that this release does not know', () => {
    expect(planMigrations([first], [first, third])).toStrictEqual({
      kind: 'pending',
      migrations: [],
    });
  });
});
