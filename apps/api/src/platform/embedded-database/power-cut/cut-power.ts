import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FileContent, type IsDurable } from './file-content.ts';
import type { FileOperation, FileRecording } from './file-operation.ts';

/** A number from 0 to 1, exclusive. */
export type Chance = () => number;

/** When the power is cut, and what the disk makes of unsynced writes. */
export interface PowerCut {
  /** The folder at the start of the recording, all of it synced. */
  readonly before: string;
  readonly recording: FileRecording;
  /** The number of operations before the cut. */
  readonly after: number;
  readonly chance: Chance;
  /** The folder to create as it is found after the cut. */
  readonly into: string;
}

/**
 * Creates the folder that is found after a power cut. Synced data is there. Each sector of other writes was written or
 * not, randomly; a file that had grown may have its old length. Names behave as in the journals of ext4 and XFS: a sync
 * writes all earlier changes of names, and a prefix of the later ones survives.
 */
export function cutPower({ before, recording, after, chance, into }: PowerCut): void {
  cpSync(before, into, { recursive: true });
  const operations = recording.operations.slice(0, after);
  const byFile = Map.groupBy(operations, (operation) =>
    'file' in operation ? operation.file : undefined,
  );
  const isWritten = chooseDurability(chance);
  for (const [file, path] of applyNames(operations, recording.firstFiles, chance, into)) {
    const fileOperations = byFile.get(file) ?? [];
    const isChanged = fileOperations.some(({ kind }) => kind === 'write' || kind === 'resize');
    if (!isChanged && existsSync(join(into, path))) continue;
    const initialPath = recording.firstFiles.get(file);
    const initialContent =
      initialPath === undefined ? new Uint8Array() : readFileSync(join(before, initialPath));
    writeFileSync(
      join(into, path),
      contentAfterCut(initialContent, fileOperations, isWritten, chance),
    );
  }
}

/** Renames, removes and creates folders in `into`; returns which file each name then has. */
function applyNames(
  operations: readonly FileOperation[],
  firstFiles: ReadonlyMap<number, string>,
  chance: Chance,
  into: string,
): Map<number, string> {
  const synced = operations.findLastIndex(({ kind }) => kind === 'sync') + 1;
  const survivingCount = synced + Math.floor(chance() * (operations.length - synced + 1));
  const paths = new Map(firstFiles);
  const move = (from: string, to: string | undefined) => {
    for (const [file, path] of paths) {
      if (path === to) paths.delete(file);
      if (path !== from && !path.startsWith(`${from}/`)) continue;
      if (to === undefined) paths.delete(file);
      else paths.set(file, to + path.slice(from.length));
    }
  };
  for (const operation of operations.slice(0, survivingCount)) {
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

/** A disk may have written nothing, everything, or a part. */
function chooseDurability(chance: Chance): IsDurable {
  const outcome = chance();
  if (outcome < 0.2) return () => false;
  if (outcome < 0.4) return () => true;
  const share = chance();
  return () => chance() < share;
}

function contentAfterCut(
  initialContent: Uint8Array,
  fileOperations: readonly FileOperation[],
  isWritten: IsDurable,
  chance: Chance,
): Uint8Array {
  const synced = fileOperations.findLastIndex(({ kind }) => kind === 'sync');
  const content = new FileContent(initialContent);
  let syncedSize = initialContent.length;
  for (const [index, operation] of fileOperations.entries()) {
    const isDurable = index < synced ? () => true : isWritten;
    if (operation.kind === 'resize' && isDurable()) content.resize(operation.size);
    if (operation.kind === 'write') content.write(operation.at, operation.bytes, isDurable);
    if (index === synced) syncedSize = content.size;
  }
  if (content.size > syncedSize && chance() < 0.3) content.resize(syncedSize);
  return content.bytes();
}
