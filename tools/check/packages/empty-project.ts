import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PackedLibrary } from './pack-library.ts';
import type { ReadmeExample } from './readme-example.ts';

/** The kinds of project that a library is installed into. */
export const projectKinds = ['node', 'vite'] as const;
export type ProjectKind = (typeof projectKinds)[number];

/** The other dependencies of such a project; they are linked from the workspace, so that nothing is downloaded. */
const otherDependencies = {
  node: ['react', 'react-dom', '@types/react', '@types/react-dom', '@types/node'],
  vite: ['react', 'react-dom', '@types/react', '@types/react-dom', 'vite'],
} as const satisfies Record<ProjectKind, readonly string[]>;

/** Strict options; the declarations of the library are checked too. */
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

const indexHtml =
  '<!doctype html><title>Example</title><body><script type="module" src="/example.ts"></script><script type="module" src="/entries.ts"></script></body>';

/** Imports each entry for which `isIncluded` holds. A module without exports throws. */
const importsOf = ({ entries }: PackedLibrary, isIncluded: (entry: string) => boolean) =>
  entries
    .filter(isIncluded)
    .map((entry, index) =>
      isStyle(entry)
        ? `import '${entry}';\n`
        : `import * as entry${index} from '${entry}';\nif (Object.keys(entry${index}).length === 0) throw new Error('Nothing comes from ${entry}.');\n`,
    )
    .join('');

const isStyle = (entry: string) => entry.endsWith('.css');
/** Its types need the DOM; its code must load in Node all the same, for server rendering. */
const needsDom = (entry: string) => isStyle(entry) || /\/(dom|react)$/.test(entry);

/** Writes a project with the packed library and the first example of its README; a Vite project gets all examples. */
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
  for (const name of otherDependencies[kind]) {
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(join(workspace, 'node_modules', name), join(modules, name));
  }
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  const otherExamples = kind === 'vite' ? others : {};
  const files = {
    'package.json': json({ name: 'empty', private: true, type: 'module' }),
    'tsconfig.json': json({
      compilerOptions: compilerOptions[kind],
      files: ['example.ts', 'entries.ts', ...Object.keys(otherExamples)],
    }),
    'example.ts': code,
    ...otherExamples,
    ...(kind === 'vite'
      ? { 'entries.ts': importsOf(library, () => true), 'index.html': indexHtml }
      : {
          'entries.ts': importsOf(library, (entry) => !needsDom(entry)),
          'entries.js': importsOf(library, (entry) => !isStyle(entry)),
        }),
  };
  for (const [path, text] of Object.entries(files)) writeFileSync(join(root, path), text);
}
