import { constants, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { dataPaths } from './data-directory.ts';
import { takeLockFile } from './lock-file.ts';
import type { Durability } from './options.ts';
import { syncPath, syncTree } from './sync-tree.ts';

/** Why a dump was made. The newest two of each reason are kept. */
export type DumpReason = 'daily' | 'migration';

/** A stored copy of the database's files. */
export interface Dump {
  /** The name of its folder, for example `daily-2026-11-20T03-00-00-000Z`. */
  readonly name: string;
  readonly reason: DumpReason;
  readonly madeAt: Date;
}

const DUMPS_PER_REASON = 2;
const dumpName = /^(daily|migration)-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z$/;

/** The dumps of a data folder, oldest first. */
export function listDumps(dataDir: string): Dump[] {
  const { dumps } = dataPaths(dataDir);
  return (existsSync(dumps) ? readdirSync(dumps) : [])
    .flatMap((name) => {
      const [, reason, day, hours, minutes, seconds, ms] = dumpName.exec(name) ?? [];
      if (reason === undefined) return [];
      const madeAt = new Date(`${day}T${hours}:${minutes}:${seconds}.${ms}Z`);
      return [{ name, reason: reason as DumpReason, madeAt }];
    })
    .toSorted((a, b) => a.madeAt.getTime() - b.madeAt.getTime());
}

/** Removes interrupted copies. */
export function removeUnfinishedDumps(dataDir: string): void {
  const { dumps } = dataPaths(dataDir);
  const names = existsSync(dumps) ? readdirSync(dumps) : [];
  for (const name of names.filter((entry) => entry.endsWith('.part'))) {
    rmSync(join(dumps, name), { recursive: true, force: true });
  }
}

/**
 * Copies the files of the database while nobody writes to them: the caller holds the only connection and has made a
 * checkpoint. On file systems that share blocks, the copy takes no space.
 */
export async function copyFiles(dataDir: string, reason: DumpReason, now: Date): Promise<string> {
  const { files, dumps } = dataPaths(dataDir);
  const name = `${reason}-${now.toISOString().replaceAll(/[:.]/g, '-')}`;
  mkdirSync(dumps, { recursive: true, mode: 0o700 });
  const draft = join(dumps, `${name}.part`);
  await cp(files, draft, {
    recursive: true,
    mode: constants.COPYFILE_FICLONE,
    filter: (path) => !path.endsWith('postmaster.pid'),
  });
  return name;
}

/** Completes a dump once its files are copied: syncs it, names it, and removes the oldest ones. */
export async function finishDump(
  dataDir: string,
  name: string,
  durability: Durability,
): Promise<void> {
  const { dumps } = dataPaths(dataDir);
  if (durability === 'strict') await syncTree(join(dumps, `${name}.part`));
  renameSync(join(dumps, `${name}.part`), join(dumps, name));
  await syncPath(dumps);
  const all = listDumps(dataDir);
  for (const reason of ['daily', 'migration'] as const) {
    const surplus = all.filter((dump) => dump.reason === reason).slice(0, -DUMPS_PER_REASON);
    for (const dump of surplus) rmSync(join(dumps, dump.name), { recursive: true, force: true });
  }
}

/**
 * Restores a dump of a closed database. The replaced files are moved aside, never deleted.
 *
 * @returns the folder with the replaced files; undefined if there were none.
 * @throws when the database is open, or the dump does not exist.
 */
export async function restoreDump(
  dataDir: string,
  name: string,
  now: Date,
): Promise<string | undefined> {
  const { files, dumps, creating, restoring, lock: lockPath } = dataPaths(dataDir);
  const source = join(dumps, name);
  if (!dumpName.test(name) || !existsSync(source))
    throw new Error(`There is no dump ${name} in ${dumps}.`);
  const lock = takeLockFile(lockPath);
  if (lock.kind === 'rejected')
    throw new Error(`The database is open in the process ${lock.holder.pid}: stop it first.`);
  try {
    rmSync(restoring, { recursive: true, force: true });
    await cp(source, restoring, { recursive: true, mode: constants.COPYFILE_FICLONE });
    await syncTree(restoring);
    const replaced = existsSync(files)
      ? `${files}.replaced-${now.toISOString().replaceAll(/[:.]/g, '-')}`
      : undefined;
    if (replaced !== undefined) renameSync(files, replaced);
    // A mark of an unfinished creation belongs to the replaced files.
    rmSync(creating, { force: true });
    renameSync(restoring, files);
    await syncPath(dataDir);
    return replaced;
  } finally {
    lock.release();
  }
}
