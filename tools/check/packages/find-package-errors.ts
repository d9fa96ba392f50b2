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

/** What every README says, under these headings. */
const headings = ['Why it exists', 'What it does not do'] as const;

/** Where packages are looked at. */
export interface PackageCheck {
  readonly workspace: string;
  /** An empty folder. */
  readonly directory: string;
  readonly browser: Browser;
  /** What the library has to do, row by row. */
  readonly requirements: readonly string[];
}

/** Everything that is wrong with a packed library, in sentences. */
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
    ...codeByType(library, bin),
    ...projects.flat(),
  ];
}

/** All code of a package: it was bundled from the entries, so that each line of it is reached from one. */
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
  const types = findError(() => execFileSync(bin('tsc'), ['-p', root], { encoding: 'utf8' }));
  if (types !== undefined) return [`${kind}: ${types}`];
  try {
    const printed =
      kind === 'node' ? runInNode(root) : await runInPage(root, browser, prints.length);
    const [found, said] = [printed, prints].map((lines) => plainSpaces(lines.join('\n')));
    return found === said ? [] : [`${kind}: the example prints\n${found}\nand says\n${said}`];
  } catch (error) {
    return [`${kind}: ${String(error)}`];
  }
}

/** `Intl` writes spaces at which no line breaks; in a README nobody can tell them apart. */
const plainSpaces = (text: string) => text.replaceAll(/[^\S\n]/g, ' ');

/** How the types are found, by every way of resolving that an ES module can be imported with. */
function codeByType({ name, tarball, entries }: PackedLibrary, bin: (name: string) => string) {
  const styles = entries
    .filter((entry) => entry.endsWith('.css'))
    .map((entry) => `.${entry.slice(name.length)}`);
  const left = styles.length === 0 ? [] : ['--exclude-entrypoints', ...styles];
  const fieldError = findError(() =>
    execFileSync(bin('attw'), [tarball, '--profile', 'esm-only', '--no-color', ...left], {
      encoding: 'utf8',
    }),
  );
  return fieldError === undefined ? [] : [`are the types wrong: ${fieldError}`];
}

/** What a command complained of, when it did. */
function findError(run: () => unknown): string | undefined {
  try {
    run();
    return undefined;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { readonly stdout?: string; stderr?: string };
    return `${stdout}${stderr}` || String(error);
  }
}
