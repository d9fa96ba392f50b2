import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { projectKinds, writeEmptyProject, type ProjectKind } from './empty-project.ts';
import { findManifestErrors, type PublishedManifest } from './find-manifest-errors.ts';
import type { PackedLibrary } from './pack-library.ts';
import { readReadmeExample, type ReadmeExample } from './readme-example.ts';
import { runInNode, runInPage } from './run-example.ts';
import { findSentenceErrors } from './find-sentence-errors.ts';

/** Headings that every README has. */
const headings = ['Why it exists', 'What it does not do'] as const;

export interface PackageCheck {
  readonly workspace: string;
  /** An empty folder. */
  readonly directory: string;
  readonly browser: Browser;
  /** Texts of the requirements of the library. */
  readonly requirements: readonly string[];
}

/** All errors of a packed library, in sentences. */
export async function findPackageErrors(
  library: PackedLibrary,
  { workspace, directory, browser, requirements }: PackageCheck,
): Promise<readonly string[]> {
  const readme = readFileSync(join(library.folder, 'README.md'), 'utf8');
  const example = readReadmeExample(readme);
  if (example === undefined)
    return ['The README has no example that says what it prints: `console.log(…); // → …`.'];
  const bin = (name: string) => join(workspace, 'node_modules/.bin', name);
  const projects = await Promise.all(
    projectKinds.map((kind) => {
      const root = join(directory, kind);
      writeEmptyProject(root, kind, library, example, workspace);
      return findProjectErrors(root, kind, example, bin, browser);
    }),
  );
  const installed = join(directory, 'node/node_modules', library.name);
  const manifest = JSON.parse(
    readFileSync(join(library.folder, 'package.json'), 'utf8'),
  ) as PublishedManifest;
  const { messages, pkg } = await publint({ pkgDir: installed, strict: true, pack: false });
  return [
    ...headings
      .filter((heading) => !readme.includes(`\n## ${heading}\n`))
      .map((heading) => `The README has no part "${heading}".`),
    ...findManifestErrors(manifest),
    ...findSentenceErrors(requirements, scriptsOf(installed)),
    ...messages.map((message) => `publint: ${formatMessage(message, pkg) ?? message.code}`),
    ...findTypeErrors(library, bin),
    ...projects.flat(),
  ];
}

/** All code of an installed package. It was bundled from the entries, so that all of it is reachable. */
const scriptsOf = (installed: string): string =>
  readdirSync(join(installed, 'dist/js'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(installed, 'dist/js', file), 'utf8'))
    .join('\n');

async function findProjectErrors(
  root: string,
  kind: ProjectKind,
  { prints }: ReadmeExample,
  bin: (name: string) => string,
  browser: Browser,
): Promise<readonly string[]> {
  const types = readFailure(() => execFileSync(bin('tsc'), ['-p', root], { encoding: 'utf8' }));
  if (types !== undefined) return [`${kind}: ${types}`];
  try {
    const printed =
      kind === 'node' ? runInNode(root) : await runInPage(root, browser, prints.length);
    const [actual, expected] = [printed, prints].map((lines) => plainSpaces(lines.join('\n')));
    return actual === expected
      ? []
      : [`${kind}: the example prints\n${actual}\nand says\n${expected}`];
  } catch (error) {
    return [`${kind}: ${String(error)}`];
  }
}

/** `Intl` writes no-break spaces, which a README cannot show: all become plain spaces. */
const plainSpaces = (text: string) => text.replaceAll(/[^\S\n]/g, ' ');

/** Checks with `attw` that every module resolution of ES modules finds the types. */
function findTypeErrors({ name, tarball, entries }: PackedLibrary, bin: (name: string) => string) {
  const styles = entries
    .filter((entry) => entry.endsWith('.css'))
    .map((entry) => `.${entry.slice(name.length)}`);
  const exclusions = styles.length === 0 ? [] : ['--exclude-entrypoints', ...styles];
  const output = readFailure(() =>
    execFileSync(bin('attw'), [tarball, '--profile', 'esm-only', '--no-color', ...exclusions], {
      encoding: 'utf8',
    }),
  );
  return output === undefined ? [] : [`are the types wrong: ${output}`];
}

/** The output of a command that failed; undefined when it succeeded. */
function readFailure(run: () => unknown): string | undefined {
  try {
    run();
    return undefined;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { readonly stdout?: string; stderr?: string };
    return `${stdout}${stderr}` || String(error);
  }
}
