import { type Requirement, idsOf } from '../requirement-table.ts';
import { type ResultFile, type TestResult, testKinds } from '../../test/result-file.ts';
import type { Exercise, ProductExport } from './exercised-exports.ts';
import type { LibraryRows } from './library-rows.ts';
import type { IsShipped } from './shipped.ts';

export interface ProductProof {
  readonly inProduct: ReadonlySet<string>;
  /** Proven rows that do not count, each with the exports that no build kept. */
  readonly missing: ReadonlyMap<string, readonly string[]>;
  /** Entries of the list of library rows that are wrong. */
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

/** A journey opens pages of a server that was built. */
const isJourney = ({ kind }: TestResult): boolean => kind === 'e2e';

const nameOf = ({ file, name }: ProductExport) => `${file}#${name}`;

/**
 * Which proven rows hold in the product: their tests are journeys, or every export that they exercise survived
 * tree-shaking in something that is shipped. That is asked of tests with requests as well: what opens the server
 * exercises it, but may call besides what no route, job or command reaches. Rows about the use of a library count by a
 * reviewed list.
 */
export function proveInProduct(sources: Sources): ProductProof {
  const { requirements, files, proven, libraryRows, isShipped, exerciseOf } = sources;
  const tests = new Map<string, TestResult[]>();
  for (const result of files.flatMap((file) => file.results))
    for (const id of idsOf(result.title)) tests.set(id, [...(tests.get(id) ?? []), result]);

  /** The exports that stand between a test and the product; none when the row holds there by this test. */
  function missingFor(test: TestResult, id: string): readonly string[] {
    if (isJourney(test)) return [];
    const { exports, alternatives } = exerciseOf(test.file, id);
    const missing = (used: readonly ProductExport[]) => used.filter((one) => !isShipped(one));
    const [nearest = []] = alternatives
      .filter((used) => used.length > 0)
      .map(missing)
      .toSorted((one, other) => one.length - other.length);
    const isNothing = exports.length + alternatives.flat().length === 0;
    return isNothing
      ? [`${test.file} exercises nothing`]
      : [...missing(exports), ...nearest].map(nameOf);
  }

  const inProduct = new Set<string>();
  const missing = new Map<string, readonly string[]>();
  const problems: string[] = [];
  const rank = (kind: TestResult['kind']) => testKinds.indexOf(kind);
  for (const { id, kind } of requirements) {
    if (!proven.has(id)) continue;
    const proofs = (tests.get(id) ?? []).filter((test) => rank(test.kind) >= rank(kind));
    const [nearest = []] = proofs
      .map((test) => missingFor(test, id))
      .toSorted((one, other) => one.length - other.length);
    const isListed = libraryRows.has(id);
    if (nearest.length === 0 || isListed) inProduct.add(id);
    else missing.set(id, nearest);
    if (isListed && nearest.length === 0)
      problems.push(`${id} holds in the product: take it off the list of library rows.`);
  }
  const ids = new Set(requirements.map(({ id }) => id));
  for (const [id, reason] of libraryRows) {
    if (!ids.has(id)) problems.push(`No requirement has the id ${id} of the list of library rows.`);
    if (reason.length < 20) problems.push(`The list of library rows gives no reason for ${id}.`);
  }
  return { inProduct, missing, problems };
}
