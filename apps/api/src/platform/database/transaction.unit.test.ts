import { sql, type Transaction } from 'kysely';
import type { QueryResult } from 'pg';
import { describe, expect, it } from 'vitest';
import { createKysely } from './create-kysely.ts';
import { DatabaseOutage, type OutageCode } from './outage.ts';
import { inTransaction } from './transaction.ts';

/** No table is used. */
interface Tables {
  readonly none: { readonly id: string };
}

/** A database that remembers what it is sent, fails one of the statements, and waits with its answers. */
function fakeDatabase(
  failing?: { readonly text: string; readonly error: Error },
  mayAnswer: Promise<void> = Promise.resolve(),
) {
  const sent: string[] = [];
  const db = createKysely<Tables>({
    connect: () =>
      Promise.resolve({
        async query(text) {
          sent.push(text);
          await mayAnswer;
          if (text === failing?.text) throw failing.error;
          const command = text.toUpperCase();
          return { command, rowCount: 0, rows: [], oid: 0, fields: [] } satisfies QueryResult;
        },
        release: () => sent.push('(released)'),
      }),
  });
  return { db, sent };
}

/** A database that answers nothing until it is told to. */
function silentDatabase() {
  const { promise, resolve: result } = Promise.withResolvers<void>();
  return { ...fakeDatabase(undefined, promise), answer: result };
}

const readOne = (trx: Transaction<Tables>) => sql`select 1`.execute(trx);

describe('inTransaction', () => {
  it('begins and prepares in one round trip, commits and releases the connection', async () => {
    const { db, sent } = fakeDatabase();
    await inTransaction(db, 'write', 'set local role x', readOne);
    expect(sent).toStrictEqual(['begin; set local role x', 'select 1', 'commit', '(released)']);
  });

  it('pipelines begin and the first concurrent statements without waiting for a response', async () => {
    const { db, sent, answer: result } = silentDatabase();
    const work = inTransaction(db, 'write', 'select 0', (trx) =>
      Promise.all([readOne(trx), sql`select 2`.execute(trx)]),
    );
    await expect.poll(() => sent).toStrictEqual(['begin; select 0', 'select 1', 'select 2']);
    result();
    await work;
    expect(sent.slice(3)).toStrictEqual(['commit', '(released)']);
  });

  it('rejects with the error of begin rather than that of the callback', async () => {
    const { db, sent } = fakeDatabase({ text: 'begin; select 0', error: new Error('no role') });
    const work = inTransaction(db, 'write', 'select 0', () => Promise.reject(new Error('no')));
    await expect(work).rejects.toThrow('no role');
    expect(sent).toStrictEqual(['begin; select 0', 'rollback', '(released)']);
  });

  it('begins a read as a read-only repeatable-read transaction', async () => {
    const { db, sent } = fakeDatabase();
    await inTransaction(db, 'read', 'select 0', readOne);
    expect(sent[0]).toBe('begin isolation level repeatable read read only; select 0');
  });

  it('rolls back and releases the connection when the callback throws', async () => {
    const { db, sent } = fakeDatabase();
    const work = inTransaction(db, 'write', 'select 0', () => Promise.reject(new Error('no')));
    await expect(work).rejects.toThrow('no');
    expect(sent).toStrictEqual(['begin; select 0', 'rollback', '(released)']);
  });

  it('rejects with the error of the callback when the rollback fails as well', async () => {
    const { db } = fakeDatabase({ text: 'rollback', error: new Error('gone') });
    const work = inTransaction(db, 'write', 'select 0', () => Promise.reject(new Error('no')));
    await expect(work).rejects.toThrow('no');
  });

  it.each<[OutageCode, string]>([
    ['databaseUnavailable', 'unknown'],
    ['databaseTimeout', 'unknown'],
    ['databaseBusy', 'none'],
    ['storageFull', 'none'],
  ])('reports for a commit that failed with %s the effect %s', async (code, effect) => {
    const { db } = fakeDatabase({ text: 'commit', error: new DatabaseOutage(code) });
    await expect(inTransaction(db, 'write', 'select 0', readOne)).rejects.toMatchObject({
      code,
      effect,
    });
  });

  it('passes on an error of the callback even if its code resembles a database outage', async () => {
    const { db } = fakeDatabase();
    const missing = Object.assign(new Error('no such file'), { code: 'ENOENT' });
    await expect(
      inTransaction(db, 'write', 'select 0', () => Promise.reject(missing)),
    ).rejects.toBe(missing);
  });
});
