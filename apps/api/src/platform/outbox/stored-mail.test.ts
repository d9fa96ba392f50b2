import { expect, it } from 'vitest';
import { migrate } from '../database/migrate.ts';
import { migrationsFolder } from '../database/migrations-folder.ts';
import { openEmbedded } from '../database/open-database.ts';
import { readMigrations } from '../database/read-migrations.ts';
import { createEmbeddedDatabase } from '../embedded-database/index.ts';

const id = (name: string) => name.padStart(24, '0');

it('mail that was stored under the former name of the state is still stored', async () => {
  const embedded = await createEmbeddedDatabase();
  if (embedded.kind === 'rejected') throw new Error('A database in memory is never rejected.');
  const db = openEmbedded(embedded);
  try {
    const all = readMigrations(migrationsFolder);
    await migrate(
      db,
      all.filter(({ name }) => name < '2026-11-28-0075'),
    );
    await db.execute(`
      insert into websites (website_id, identifier, title, website_type, status) values ('${id('a')}', 'old', 'Old', 1, 1);
      insert into outbox (website_id, outbox_id, kind, cause, payload, state) values
        ('${id('a')}', '${id('1')}', 'mail', 'form.1', '{}', 'kept'),
        ('${id('a')}', '${id('2')}', 'mail', 'form.2', '{}', 'sent');
    `);
    await migrate(db, all);
    const { rows } = await db.execute('select cause, state from outbox order by cause');
    expect(rows).toStrictEqual([
      { cause: 'form.1', state: 'stored' },
      { cause: 'form.2', state: 'sent' },
    ]);
  } finally {
    await db.close();
  }
});
