import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The user that runs PostgreSQL's programs, as options of Node's `spawn`. */
export interface ServerUser {
  readonly uid: number;
  readonly gid: number;
}

const debianHome = '/var/lib/postgresql';

/**
 * PostgreSQL does not run as root. Root starts it as the user that Debian's package creates, or else as `nobody`.
 * Undefined when this process does not run as root.
 */
export function serverUser(): ServerUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  if (existsSync(debianHome)) {
    const { uid, gid } = statSync(debianHome);
    if (uid !== 0) return { uid, gid };
  }
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/**
 * A program folder that `user` can read. Other users cannot read programs in root's home, so they are copied into
 * `folder`, together with their libraries.
 */
export function readablePrograms(programs: string, folder: string, user?: ServerUser): string {
  if (user === undefined || programs.startsWith('/usr/')) return programs;
  const copy = join(folder, 'postgres');
  cpSync(dirname(programs), copy, { recursive: true, verbatimSymlinks: true });
  chmodSync(copy, 0o755);
  return join(copy, 'bin');
}
