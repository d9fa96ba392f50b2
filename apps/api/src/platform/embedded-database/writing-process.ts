import { createEmbeddedDatabase } from './create-embedded-database.ts';

/**
 * A process for tests of killed and second processes. It opens the folder of its first argument, prints that, then
 * inserts rows and prints the id of each acknowledged one. A rejected folder ends it with code 3.
 */
const [, , dataDir = '', templateDir] = process.argv;
const database = await createEmbeddedDatabase({ dataDir, templateDir });
if (database.kind === 'rejected') {
  process.stdout.write(`refused ${database.holder.pid}\n`);
  process.exit(3);
}
const lease = await database.connect({ isPatient: true });
await lease.query('create table if not exists entries (id int primary key, note text)');
const { rows } = await lease.query('select coalesce(max(id), 0)::int as last from entries');
process.stdout.write('open\n');
for (let id = Number(rows[0]?.last) + 1; ; id += 1) {
  await lease.query('insert into entries values ($1, $2)', [id, 'x'.repeat(200)]);
  process.stdout.write(`${id}\n`);
}
