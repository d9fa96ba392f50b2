import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import ignore from 'ignore';

/**
 * The files of the repository that are not ignored, committed or not, relative to its root and sorted. Without git, or
 * outside a clone, folders are searched instead.
 */
export function listSources(root: string, folders: readonly string[] = ['.']): string[] {
  const listed = listByGit(root, folders) ?? listByFolders(root, folders);
  return [...new Set(listed)].toSorted();
}

function listByGit(root: string, folders: readonly string[]): string[] | null {
  const list = (...options: readonly string[]) =>
    execFileSync('git', ['ls-files', '-z', ...options, '--', ...folders], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1e8,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
      .split('\0')
      .filter((path) => path !== '');
  try {
    const deleted = new Set(list('--deleted'));
    return list('--cached', '--others', '--exclude-standard').filter((path) => !deleted.has(path));
  } catch {
    return null;
  }
}

/** Lists files by the rules of `.gitignore`. */
export function listByFolders(root: string, folders: readonly string[]): string[] {
  const rules = ignore()
    .add('.git')
    .add(readFileSync(join(root, '.gitignore'), 'utf8'));
  const found: string[] = [];
  const visit = (folder: string): void => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = folder === '.' ? entry.name : `${folder}/${entry.name}`;
      if (rules.ignores(entry.isDirectory() ? `${path}/` : path)) continue;
      if (entry.isDirectory()) visit(path);
      else found.push(path);
    }
  };
  for (const path of folders) {
    if (statSync(join(root, path)).isDirectory()) visit(path);
    else found.push(path);
  }
  return found;
}
