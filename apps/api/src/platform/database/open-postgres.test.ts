import { createServer } from 'node:net';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseNotice } from './notice.ts';
import { openDatabase } from './open-database.ts';
import type { OpenedDatabase } from './opened-database.ts';
import type { PostgresOptions } from './settings.ts';
import { openTestLink, type TestLink } from './test-link.ts';
import { inTransaction } from './transaction.ts';

const serverUrl = process.env.TEST_DATABASE_URL;
const limits = {
  statementTimeoutMs: 500,
  lockTimeoutMs: 200,
  idleInTransactionMs: 300,
  poolWaitMs: 500,
};

function open(
  databaseUrl: string,
  notices: DatabaseNotice[],
  postgres: Partial<PostgresOptions> = limits,
) {
  return openDatabase({
    databaseUrl,
    embedded: {},
    postgres,
    onNotice: (notice) => notices.push(notice),
  });
}

/** Begins a transaction that stays open until it is let go. */
async function hold(db: OpenedDatabase, preparation: string) {
  const begun = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const holding = inTransaction(db.root, 'write', preparation, async (trx) => {
    await sql`select 1`.execute(trx);
    begun.resolve();
    return end.promise;
  });
  await begun.promise;
  return { holding, letGo: end.resolve };
}

async function unusedPort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  return address.port;
}

describe('openDatabase with an unreachable PostgreSQL', () => {
  it('reports one warning without the password and retries until it is aborted', async () => {
    const notices: DatabaseNotice[] = [];
    const port = await unusedPort();
    const giveUp = new AbortController();
    const opening = open(`postgres://sitewright:secret@127.0.0.1:${port}/sitewright`, notices, {
      ...limits,
      retryIntervalMs: 20,
      signal: giveUp.signal,
    });
    setTimeout(() => giveUp.abort(), 300);
    await expect(opening).rejects.toMatchObject({ name: 'AbortError' });
    expect(notices).toStrictEqual([
      {
        level: 'warn',
        text: `Waiting for PostgreSQL at 127.0.0.1:${port}: connect ECONNREFUSED 127.0.0.1:${port}.`,
      },
    ]);
  });
});

describe.each(serverUrl === undefined ? [] : [serverUrl])(
  'a PostgreSQL connection over an unreliable link',
  (url) => {
    let link: TestLink;
    let db: OpenedDatabase;
    const notices: DatabaseNotice[] = [];
    beforeAll(async () => {
      link = await openTestLink(url);
      db = await open(link.url, notices);
      await db.execute('create table if not exists link_entries (id int primary key)');
    });
    afterAll(async () => {
      await db.execute('drop table link_entries');
      await db.close();
      await link.close();
    });

    const one = () => db.execute('select 1 as one');
    const insert = (id: number) =>
      inTransaction(db.root, 'write', 'select 1', (trx) =>
        sql`insert into link_entries values (${id})`.execute(trx),
      );

    it('is established as soon as the server is reachable', async () => {
      const notices: DatabaseNotice[] = [];
      const port = await unusedPort();
      const target = new URL(url);
      target.port = String(port);
      const opening = open(target.href, notices, { ...limits, retryIntervalMs: 20 });
      await delay(200);
      const late = await openTestLink(url, port);
      const opened = await opening;
      expect(notices.map(({ level }) => level)).toStrictEqual(['warn', 'info']);
      await opened.close();
      await late.close();
    });

    it('fails at once if the database does not exist', async () => {
      const nowhere = new URL(url);
      nowhere.pathname = '/no_such_database';
      await expect(open(nowhere.href, [])).rejects.toMatchObject({ code: '3D000' });
    });

    it('fails with databaseUnavailable when it is reset, and the next query succeeds', async () => {
      const sleeping = db.execute('select pg_sleep(0.4)').catch((error: unknown) => error);
      await delay(50);
      link.reset();
      expect(await sleeping).toMatchObject({ code: 'databaseUnavailable', effect: 'none' });
      expect(await one()).toStrictEqual({ rows: [{ one: 1 }] });
    });

    it('is replaced when it is reset while idle', async () => {
      await Promise.all([one(), one(), one()]);
      link.reset();
      await delay(50);
      expect(await one()).toStrictEqual({ rows: [{ one: 1 }] });
    });

    it('reports an unknown effect when the response to a commit is lost', async () => {
      link.cutAfter('commit');
      await expect(insert(1)).rejects.toMatchObject({
        code: 'databaseUnavailable',
        effect: 'unknown',
      });
      expect(await db.execute('select id from link_entries')).toStrictEqual({ rows: [{ id: 1 }] });
    });

    it('reports no effect and stores no row when it is cut before the commit', async () => {
      link.cutAfter('insert into');
      await expect(insert(2)).rejects.toMatchObject({
        code: 'databaseUnavailable',
        effect: 'none',
      });
      expect(await db.execute('select id from link_entries where id = 2')).toStrictEqual({
        rows: [],
      });
    });

    it('times out when the server does not respond, and is not reused', async () => {
      await one();
      link.setSilent(true);
      const startedAt = performance.now();
      await expect(one()).rejects.toMatchObject({ name: 'DatabaseOutage' });
      expect(performance.now() - startedAt).toBeLessThan(4_000);
      link.setSilent(false);
      expect(await one()).toStrictEqual({ rows: [{ one: 1 }] });
    });

    it('is not left in a failed transaction for the next caller', async () => {
      const small = await open(url, [], { maxConnections: 1 });
      try {
        for (let round = 0; round < 20; round += 1) {
          await expect(small.execute('begin; select 1 / 0; commit')).rejects.toMatchObject({
            code: '22012',
          });
          expect(await small.execute('select 1 as one')).toStrictEqual({ rows: [{ one: 1 }] });
        }
      } finally {
        await small.close();
      }
    });

    it('cancels a statement after the timeout', async () => {
      await expect(db.execute('select pg_sleep(5)')).rejects.toMatchObject({
        code: 'databaseTimeout',
      });
    });

    it('has no timeout in withoutTimeout, and the normal timeout afterward', async () => {
      await db.withoutTimeout((session) => sql`select pg_sleep(0.8)`.execute(session));
      await expect(db.execute('select pg_sleep(5)')).rejects.toMatchObject({
        code: 'databaseTimeout',
      });
    });

    it('cancels a wait for a lock after the lock timeout', async () => {
      const holder = await open(url, [], { idleInTransactionMs: 20_000 });
      const { holding, letGo } = await hold(holder, 'lock table link_entries');
      await expect(db.execute('select id from link_entries')).rejects.toMatchObject({
        code: 'databaseTimeout',
      });
      letGo();
      await holding;
      await holder.close();
    });

    it('terminates an idle transaction after the timeout', async () => {
      const idle = inTransaction(db.root, 'write', 'select 1', async (trx) => {
        await delay(600);
        return sql`select 1`.execute(trx);
      });
      await expect(idle).rejects.toMatchObject({ code: 'databaseUnavailable' });
    });

    it('fails with databaseBusy when no pooled connection is available in time', async () => {
      const small = await open(url, [], { maxConnections: 1, poolWaitMs: 100 });
      const { holding, letGo } = await hold(small, 'select 1');
      await expect(small.execute('select 1')).rejects.toMatchObject({ code: 'databaseBusy' });
      letGo();
      await holding;
      await small.close();
    });

    it('is replaced after its backend was terminated', async () => {
      const ended = db.execute('select pg_terminate_backend(pg_backend_pid())');
      await expect(ended).rejects.toMatchObject({ code: 'databaseUnavailable' });
      expect(await one()).toStrictEqual({ rows: [{ one: 1 }] });
    });

    it('is closed with databaseBusy when a cached plan no longer matches the table', async () => {
      // Of several connections another might answer, which keeps no plan.
      const single = await open(url, [], { maxConnections: 1 });
      const read = () => single.execute('select id from link_entries where id = $1', [1]);
      for (let time = 0; time < 4; time += 1) await read();
      await single.execute('alter table link_entries alter column id type bigint');
      await expect(read()).rejects.toMatchObject({ code: 'databaseBusy' });
      expect(await read()).toStrictEqual({ rows: [{ id: 1 }] });
      await single.close();
    });

    it('runs a repeated statement again after a reconnect', async () => {
      const read = (id: number) => db.execute('select id from link_entries where id = $1', [id]);
      for (let time = 0; time < 5; time += 1)
        expect(await read(1)).toStrictEqual({ rows: [{ id: 1 }] });
      link.reset();
      await delay(20);
      expect(await read(1)).toStrictEqual({ rows: [{ id: 1 }] });
    });
  },
);
