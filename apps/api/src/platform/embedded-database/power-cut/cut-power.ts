import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FileContent, type Keep } from './file-content.ts';
import type { FileOperation, FileRecording } from './file-operation.ts';

/** A number from 0 up to, not including, 1. */
export type Chance = () => number;

/** Where the power is cut, and what the disk makes of what was not synced by then. */
export interface PowerCut {
  /** The folder as it was at the beginning of the recording, all of it on the disk. */
  readonly before: string;
  readonly recording: FileRecording;
  /** How many operations had been asked for. */
  readonly after: number;
  readonly chance: Chance;
  /** Where to make the folder as it is found after the cut. */
  readonly into: string;
}

/**
 * Makes the folder that is found after a power cut. What was synced is there. Of the rest of the writes each sector was
 * written or not, by chance; a file that had grown may have its old length. Names behave as in the journals of ext4 and
 * XFS: a sync writes all changes of names before it, and of the later ones a beginning survives.
 */
export function cutPower({ before, recording, after, chance, into }: PowerCut): void {
  cpSync(before, into, { recursive: true });
  const done = recording.operations.slice(0, after);
  const byFile = Map.groupBy(done, (operation) =>
    'file' in operation ? operation.file : undefined,
  );
  const keep = keepByMood(chance);
  for (const [file, path] of applyNames(done, recording.firstFiles, chance, into)) {
    const own = byFile.get(file) ?? [];
    const isTouched = own.some(({ kind }) => kind === 'write' || kind === 'resize');
    if (!isTouched && existsSync(join(into, path))) continue;
    const first = recording.firstFiles.get(file);
    const start = first === undefined ? new Uint8Array() : readFileSync(join(before, first));
    writeFileSync(join(into, path), contentAfterCut(start, own, keep, chance));
  }
}

/** Renames, removes and makes folders in `into`; answers which file each name then has. */
function applyNames(
  operations: readonly FileOperation[],
  firstFiles: ReadonlyMap<number, string>,
  chance: Chance,
  into: string,
): Map<number, string> {
  const synced = operations.findLastIndex(({ kind }) => kind === 'sync') + 1;
  const survived = synced + Math.floor(chance() * (operations.length - synced + 1));
  const paths = new Map(firstFiles);
  const move = (from: string, to: string | undefined) => {
    for (const [file, path] of paths) {
      if (path === to) paths.delete(file);
      if (path !== from && !path.startsWith(`${from}/`)) continue;
      if (to === undefined) paths.delete(file);
      else paths.set(file, to + path.slice(from.length));
    }
  };
  for (const operation of operations.slice(0, survived)) {
    if (operation.kind === 'createFolder')
      mkdirSync(join(into, operation.path), { recursive: true });
    if (operation.kind === 'create') paths.set(operation.file, operation.path);
    if (operation.kind === 'remove') {
      move(operation.path, undefined);
      rmSync(join(into, operation.path), { recursive: true, force: true });
    }
    if (operation.kind === 'rename') {
      if (existsSync(join(into, operation.from))) {
        cpSync(join(into, operation.from), join(into, operation.to), { recursive: true });
        rmSync(join(into, operation.from), { recursive: true });
      }
      move(operation.from, operation.to);
    }
  }
  return paths;
}

/** A disk may have written nothing, everything, or some. */
function keepByMood(chance: Chance): Keep {
  const mood = chance();
  if (mood < 0.2) return () => false;
  if (mood < 0.4) return () => true;
  const share = chance();
  return () => chance() < share;
}

function contentAfterCut(
  start: Uint8Array,
  own: readonly FileOperation[],
  keep: Keep,
  chance: Chance,
): Uint8Array {
  const synced = own.findLastIndex(({ kind }) => kind === 'sync');
  const content = new FileContent(start);
  let safeSize = start.length;
  for (const [index, operation] of own.entries()) {
    const isDurable = index < synced ? () => true : keep;
    if (operation.kind === 'resize' && isDurable()) content.resize(operation.size);
    if (operation.kind === 'write') content.write(operation.at, operation.bytes, isDurable);
    if (index === synced) safeSize = content.size;
  }
  if (content.size > safeSize && chance() < 0.3) content.resize(safeSize);
  return content.bytes();
}
