import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

interface Report {
  readonly isSound: boolean;
  readonly invariants: readonly {
    readonly name: string;
    readonly breaches: readonly { readonly subject?: string; readonly detail?: string }[];
  }[];
}

/** Runs `npm run verify:invariants -- --json` for the given data and returns each violation as a line of text. */
export function brokenInvariants(data: {
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
  /** Address of the server whose pages are compared with the data; not needed for the embedded database. */
  readonly server?: string | undefined;
  /** Settings of that server. */
  readonly env?: NodeJS.ProcessEnv;
}): string[] {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      '--conditions=@sitewright/source',
      'apps/api/src/commands/verify-invariants.ts',
      '--json',
      ...(data.server === undefined ? [] : [`--server=${data.server}`]),
    ],
    {
      cwd: root,
      encoding: 'utf8',
      env: {
        ...process.env,
        ...data.env,
        DATA_DIR: data.dataDir,
        ...(data.databaseUrl === undefined ? {} : { DATABASE_URL: data.databaseUrl }),
      },
    },
  );
  let report: Partial<Report>;
  try {
    report = JSON.parse(stdout) as Partial<Report>;
  } catch {
    return [`verify:invariants answered no JSON: ${stdout.slice(0, 200)}${stderr.slice(0, 500)}`];
  }
  if (report.invariants === undefined)
    return [`verify:invariants answered ${stdout.slice(0, 300)}`];
  return report.invariants.flatMap(({ name, breaches }) =>
    breaches.map(({ subject = '', detail = '' }) => `${name}: ${subject} ${detail}`),
  );
}
