import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { listSources } from '../sources/list-sources.ts';

/** A copy of the repository in a temporary folder, for tests that change it. */
export interface WorkspaceCopy {
  readonly folder: string;
  /** Runs a program of `node_modules/.bin`, or `node`, and returns its output. Throws the output on failure. */
  readonly run: (program: string, ...args: readonly string[]) => string;
  readonly remove: () => void;
}

/**
 * Links `node_modules` to the packages of the original, except those of the workspace, which are linked to the copy.
 * Also links the `node_modules` inside of workspace packages.
 */
function linkPackages(root: string, folder: string): void {
  const installed = join(root, 'node_modules');
  const linked = join(folder, 'node_modules');
  const scope = join(linked, '@sitewright');
  mkdirSync(scope, { recursive: true });
  for (const name of readdirSync(installed))
    if (name !== '@sitewright') symlinkSync(join(installed, name), join(linked, name));
  for (const group of ['libs', 'apps'])
    for (const name of readdirSync(join(folder, group))) {
      symlinkSync(join(folder, group, name), join(scope, name));
      const nested = join(root, group, name, 'node_modules');
      if (existsSync(nested)) symlinkSync(nested, join(folder, group, name, 'node_modules'));
    }
}

/** Copies all sources, committed or not. */
export function copyWorkspace(root: string): WorkspaceCopy {
  const folder = mkdtempSync(join(tmpdir(), 'sitewright-copy-'));
  for (const path of listSources(root)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, path), join(folder, path));
  }
  linkPackages(root, folder);
  return {
    folder,
    run(program, ...args) {
      const command =
        program === 'node' ? process.execPath : join(folder, 'node_modules/.bin', program);
      const { NODE_OPTIONS: _, VITEST: __, ...env } = process.env;
      const { status, stdout, stderr } = spawnSync(command, args, {
        cwd: folder,
        encoding: 'utf8',
        env,
        maxBuffer: 1e8,
      });
      if (status !== 0) throw new Error(`${program} ${args.join(' ')}\n${stdout}${stderr}`);
      return stdout;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
