import { describe, expect, it } from 'vitest';
import { createKysely } from './create-kysely.ts';
import type { OpenedDatabase } from './opened-database.ts';
import type { Database } from './schema.gen.ts';
import { withLookup, withTenant } from './tenant-access.ts';

const [website, account] = ['a'.repeat(24), 'b'.repeat(24)];

/** A database that records what it is sent. */
function recordingDatabase() {
  const sent: string[] = [];
  const root = createKysely<Database>({
    connect: () =>
      Promise.resolve({
        async query(text) {
          sent.push(text);
          return { command: '', rowCount: 0, rows: [], oid: 0, fields: [] };
        },
        release: () => {},
      }),
  });
  return { db: { root } as OpenedDatabase, sent };
}
const nothing = () => Promise.resolve();

describe('the start of a transaction', () => {
  it('begins and sets role, website and actor with "set local" in one round trip', async () => {
    const { db, sent } = recordingDatabase();
    await withTenant(db, { websiteId: website, actorId: account }, nothing);
    await withTenant(db, { websiteId: website, actorId: undefined }, nothing, 'read');
    await withLookup(db, nothing);
    expect(sent).toStrictEqual([
      `begin; set local role sw_app; set local app.website_id = '${website}'; set local app.actor_id = '${account}'`,
      'commit',
      `begin isolation level repeatable read read only; set local role sw_app; set local app.website_id = '${website}'; set local app.actor_id = ''`,
      'commit',
      "begin; set local role sw_lookup; set local app.website_id = ''; set local app.actor_id = ''",
      'commit',
    ]);
  });

  it.each([
    `${'a'.repeat(23)}'`,
    `${website}'; drop table accounts; --`,
    `${website}\n`,
    `\\' or 1=1`,
    'A'.repeat(24),
    'a'.repeat(25),
    '０'.repeat(24),
    '',
  ])('rejects the invalid id %j before a statement is sent', async (id) => {
    const { db, sent } = recordingDatabase();
    await expect(withTenant(db, { websiteId: id, actorId: undefined }, nothing)).rejects.toThrow(
      'Not an id',
    );
    await expect(withTenant(db, { websiteId: website, actorId: id }, nothing)).rejects.toThrow(
      'Not an id',
    );
    expect(sent).toStrictEqual([]);
  });
});
