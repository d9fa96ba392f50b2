import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The repository as a generator sees it. */
export interface Sources {
  /** Text of a file by its path from the root; undefined when there is none. */
  readonly read: (path: string) => string | undefined;
  /** Whether there is a file or folder. */
  readonly has: (path: string) => boolean;
}

/** The changes that a generator makes: file contents by path from the root. They are written all at once at the end. */
export interface ChangeSet {
  readonly created: Readonly<Record<string, string>>;
  readonly edited: Readonly<Record<string, string>>;
  /** Remaining manual steps, in sentences. */
  readonly advice: readonly string[];
}

/** The reason why a generator changes nothing. */
export interface GeneratorError {
  readonly error: string;
}

export const failGeneration = (error: string): GeneratorError => ({ error });

export const sourcesOf = (root: string): Sources => ({
  read: (path) =>
    existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined,
  has: (path) => existsSync(join(root, path)),
});

/** Writes files and returns their paths. */
export function writeTexts(root: string, texts: Iterable<readonly [string, string]>): string[] {
  return [...texts].map(([path, text]) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    return path;
  });
}

/** Formats files as `npm run format` does. */
export function formatFiles(root: string, paths: readonly string[]): void {
  const { status, stderr } = spawnSync(join(root, 'node_modules/.bin/oxfmt'), paths, {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The formatter failed: ${stderr}`);
}
