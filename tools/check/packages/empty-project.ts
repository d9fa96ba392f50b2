import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PackedLibrary } from './pack-library.ts';
import type { ReadmeExample } from './readme-example.ts';

/** The kinds of project that a library is installed into. */
export const projectKinds = ['node', 'vite'] as const;
export type ProjectKind = (typeof projectKinds)[number];

/** What such a project has installed besides; it is linked from the workspace, so that nothing is downloaded. */
const neighbors = {
  node: ['react', 'react-dom', '@types/react', '@types/react-dom', '@types/node'],
  vite: ['react', 'react-dom', '@types/react', '@types/react-dom', 'vite'],
} as const satisfies Record<ProjectKind, readonly string[]>;

/** As strict as TypeScript can be, and declarations of the library are read too. */
const strict = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: false,
  noEmit: true,
  target: 'es2022',
  jsx: 'react-jsx',
} as const;

const compilerOptions = {
  node: {
    ...strict,
    module: 'nodenext',
    moduleResolution: 'nodenext',
    lib: ['es2022'],
    types: ['node'],
  },
  vite: {
    ...strict,
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['es2022', 'dom', 'dom.iterable'],
    types: ['vite/client'],
  },
} as const satisfies Record<ProjectKind, object>;

const page =
  '<!doctype html><title>Example</title><body><script type="module" src="/example.ts"></script><script type="module" src="/entries.ts"></script></body>';

/** One line for each entry; those that do not matter to the kind of project are left out. */
const importsOf = ({ entries }: PackedLibrary, matters: (entry: string) => boolean) =>
  entries
    .filter(matters)
    .map((entry, index) =>
      isStyle(entry)
        ? `import '${entry}';\n`
        : `import * as entry${index} from '${entry}';\nif (Object.keys(entry${index}).length === 0) throw new Error('Nothing comes from ${entry}.');\n`,
    )
    .join('');

const isStyle = (entry: string) => entry.endsWith('.css');
/** Its types are those of a page; its code is nevertheless loaded by a server that draws one. */
const isForPages = (entry: string) => isStyle(entry) || /\/(dom|react)$/.test(entry);

/** Writes a project that has nothing but the packed library and its README's examples; those after the first are a page's. */
export function writeEmptyProject(
  root: string,
  kind: ProjectKind,
  library: PackedLibrary,
  { code, others }: ReadmeExample,
  workspace: string,
): void {
  const modules = join(root, 'node_modules');
  const installed = join(modules, library.name);
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['-xzf', library.tarball, '-C', installed, '--strip-components=1']);
  for (const name of neighbors[kind]) {
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(join(workspace, 'node_modules', name), join(modules, name));
  }
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  const pages = kind === 'vite' ? others : {};
  const files = {
    'package.json': json({ name: 'empty', private: true, type: 'module' }),
    'tsconfig.json': json({
      compilerOptions: compilerOptions[kind],
      files: ['example.ts', 'entries.ts', ...Object.keys(pages)],
    }),
    'example.ts': code,
    ...pages,
    ...(kind === 'vite'
      ? { 'entries.ts': importsOf(library, () => true), 'index.html': page }
      : {
          'entries.ts': importsOf(library, (entry) => !isForPages(entry)),
          'entries.js': importsOf(library, (entry) => !isStyle(entry)),
        }),
  };
  for (const [path, text] of Object.entries(files)) writeFileSync(join(root, path), text);
}
