import { readFileSync } from 'node:fs';
import { testKinds, type ResultFile, type TestKind } from '../test/result-file.ts';

export interface Requirement {
  readonly id: string;
  readonly home: string;
  readonly kind: TestKind;
  readonly text: string;
}

/** The rows of `docs/specification/requirements.tsv`. */
export function readRequirements(path: string): Requirement[] {
  const [, ...lines] = readFileSync(path, 'utf8')
    .split('\n')
    .filter((row) => row !== '');
  return lines.map((row) => {
    const [id = '', , home = '', kind = 'unit', text = ''] = row.split('\t');
    return { id, home, kind: kind as TestKind, text };
  });
}

/** The ids at the end of a title, in brackets: `… (GAL-031, GAL-032)`. */
export function idsOf(title: string): string[] {
  const inBrackets = /\((?<ids>[A-Z][A-Z0-9]*-\d+(?:,\s*[A-Z][A-Z0-9]*-\d+)*)\)\s*$/.exec(title);
  return inBrackets?.groups?.['ids']?.split(/,\s*/) ?? [];
}

export const maxIdsPerTitle = 3;

export interface Proof {
  readonly proven: ReadonlySet<string>;
  /** Titles with an unknown id or with too many ids. */
  readonly errors: readonly string[];
  /** Reasons, by id, why rows that tests name are not proven: the tests are of a cheaper kind, or one failed. */
  readonly weak: ReadonlyMap<string, string>;
}

const rank = (kind: TestKind) => testKinds.indexOf(kind);

/** A row is proven when a test of its kind or a costlier one names its id and passed, and none that names it failed. */
export function proveRequirements(
  requirements: readonly Requirement[],
  files: readonly ResultFile[],
): Proof {
  const byId = new Map(requirements.map((row) => [row.id, row]));
  const proven = new Set<string>();
  const refuted = new Set<string>();
  const weak = new Map<string, string>();
  const errors: string[] = [];
  for (const { kind, title, passed } of files.flatMap((file) => file.results)) {
    const ids = idsOf(title);
    if (ids.length > maxIdsPerTitle)
      errors.push(`More than ${maxIdsPerTitle} ids in one title: ${title}`);
    for (const id of ids) {
      const row = byId.get(id);
      if (row === undefined) errors.push(`No requirement has the id ${id}: ${title}`);
      else if (!passed) refuted.add(id);
      else if (rank(kind) >= rank(row.kind)) proven.add(id);
      else weak.set(id, `${kind} where ${row.kind} is asked`);
    }
  }
  for (const id of refuted) {
    proven.delete(id);
    weak.set(id, 'a test that names it failed');
  }
  return { proven, errors: [...new Set(errors)], weak };
}
