import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A user that PostgreSQL's programs run as, in the form of Node's process options. */
export interface ServerUser {
  readonly uid: number;
  readonly gid: number;
}

const debianHome = '/var/lib/postgresql';

/**
 * PostgreSQL does not run as root. Root starts it as the user that Debian's package creates, else as `nobody`.
 * Undefined for every other user, who starts it as they are.
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
 * The programs' folder as `user` can reach it. Programs below root's home cannot be read by anyone else, so they are
 * copied into `folder`, with the libraries beside them.
 */
export function readablePrograms(programs: string, folder: string, user?: ServerUser): string {
  if (user === undefined || programs.startsWith('/usr/')) return programs;
  const copy = join(folder, 'postgres');
  cpSync(dirname(programs), copy, { recursive: true, verbatimSymlinks: true });
  chmodSync(copy, 0o755);
  return join(copy, 'bin');
}
