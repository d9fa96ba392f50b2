import { describe, expect, it } from 'vitest';
import { planMigrations } from './plan-migrations.ts';

const file = (name: string, checksum = name) => ({ name, sql: '', checksum });
const first = file('2026-11-20-0001-first');
const second = file('2026-11-20-0002-second');
const third = file('2027-01-01-0001-third');

describe('planMigrations', () => {
  it('applies what the database has not seen, in order', () => {
    expect(planMigrations([first, second, third], [first])).toStrictEqual({
      kind: 'pending',
      migrations: [second, third],
    });
  });

  it('finds nothing to do when all were applied', () => {
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

  it('knows a file by what it says, whatever it was called when it was applied', () => {
    const renamed = file('2026-11-20-0003-renamed', second.checksum);
    expect(planMigrations([first, renamed, third], [first, second])).toStrictEqual({
      kind: 'pending',
      migrations: [third],
    });
  });

  it('accepts the schema of a newer release', () => {
    expect(planMigrations([first], [first, third])).toStrictEqual({
      kind: 'pending',
      migrations: [],
    });
  });
});
