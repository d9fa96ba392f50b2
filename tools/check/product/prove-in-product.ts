import { type Requirement, idsOf } from '../requirement-table.ts';
import { type ResultFile, type TestResult, testKinds } from '../../test/result-file.ts';
import type { Exercise, ProductExport } from './exercised-exports.ts';
import type { LibraryRows } from './library-rows.ts';
import type { IsShipped } from './shipped.ts';

export interface ProductProof {
  readonly inProduct: ReadonlySet<string>;
  /** Proven rows that do not count, each with the exports that no build contains. */
  readonly missing: ReadonlyMap<string, readonly string[]>;
  /** Errors in the list of library rows. */
  readonly problems: readonly string[];
}

interface Sources {
  readonly requirements: readonly Requirement[];
  readonly files: readonly ResultFile[];
  readonly proven: ReadonlySet<string>;
  readonly libraryRows: LibraryRows;
  readonly isShipped: IsShipped;
  readonly exerciseOf: (testFile: string, id: string) => Exercise;
}

/** A journey tests pages of a built server. */
const isJourney = ({ kind }: TestResult): boolean => kind === 'e2e';

const nameOf = ({ file, name }: ProductExport) => `${file}#${name}`;

/**
 * Finds the proven rows that hold in the product: their tests are journeys, or every export that the tests exercise
 * survived tree-shaking in a shipped build. The same applies to tests that send requests to a server: they may also
 * call code that no route, job or command reaches. Rows about the use of a library count if a reviewed list names them.
 */
export function proveInProduct(sources: Sources): ProductProof {
  const { requirements, files, proven, libraryRows, isShipped, exerciseOf } = sources;
  const tests = new Map<string, TestResult[]>();
  for (const result of files.flatMap((file) => file.results))
    for (const id of idsOf(result.title)) tests.set(id, [...(tests.get(id) ?? []), result]);

  /** The exercised exports that no build contains; empty when this test proves the row in the product. */
  function missingFor(test: TestResult, id: string): readonly string[] {
    if (isJourney(test)) return [];
    const { exports, alternatives } = exerciseOf(test.file, id);
    const missing = (used: readonly ProductExport[]) => used.filter((entry) => !isShipped(entry));
    const [fewestMissing = []] = alternatives
      .filter((used) => used.length > 0)
      .map(missing)
      .toSorted((a, b) => a.length - b.length);
    const isNothing = exports.length + alternatives.flat().length === 0;
    return isNothing
      ? [`${test.file} exercises nothing`]
      : [...missing(exports), ...fewestMissing].map(nameOf);
  }

  const inProduct = new Set<string>();
  const missing = new Map<string, readonly string[]>();
  const problems: string[] = [];
  const rank = (kind: TestResult['kind']) => testKinds.indexOf(kind);
  for (const { id, kind } of requirements) {
    if (!proven.has(id)) continue;
    const proofs = (tests.get(id) ?? []).filter((test) => rank(test.kind) >= rank(kind));
    const [fewestMissing = []] = proofs
      .map((test) => missingFor(test, id))
      .toSorted((a, b) => a.length - b.length);
    const isListed = libraryRows.has(id);
    if (fewestMissing.length === 0 || isListed) inProduct.add(id);
    else missing.set(id, fewestMissing);
    if (isListed && fewestMissing.length === 0)
      problems.push(`${id} holds in the product: take it off the list of library rows.`);
  }
  const ids = new Set(requirements.map(({ id }) => id));
  for (const [id, reason] of libraryRows) {
    if (!ids.has(id)) problems.push(`No requirement has the id ${id} of the list of library rows.`);
    if (reason.length < 20) problems.push(`The list of library rows gives no reason for ${id}.`);
  }
  return { inProduct, missing, problems };
}
