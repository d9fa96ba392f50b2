import { maxCodeBytes, type CodeView, type PageCode } from '@sitewright/contracts/entities';
import type { CodePosition } from './allowed-elements.ts';
import { checkNodes } from './check-nodes.ts';
import { parseHtml, type CodeError } from './parse-html.ts';
import { countSources, findSourceError } from './find-source-error.ts';
import { sourcesOf } from './sources-of.ts';
import { isParsedUnchanged } from './is-parsed-unchanged.ts';
import { writeTree } from './write-tree.ts';

export type CompiledCode =
  | { readonly ok: true; readonly code: CodeView }
  | { readonly ok: false; readonly errors: Readonly<Partial<Record<CodePosition, string>>> };

/** The maximum number of reported errors. */
const maxErrors = 5;

const formatErrors = (found: readonly CodeError[]): string =>
  found
    .toSorted((a, b) => a.line - b.line)
    .slice(0, maxErrors)
    .map(({ line, text }) => `Line ${line}: ${text}.`)
    .join(' ');

const notReproducible = 'Browsers would parse this code differently: simplify its nesting.';

const tooLong: CodeError = { line: 1, text: 'the code is more than 64 KiB' };

const positions = ['head', 'foot'] as const satisfies readonly CodePosition[];

/** The result of `create` for each position; undefined results are left out. */
function mapPositions<T>(
  create: (place: CodePosition) => T | undefined,
): Partial<Record<CodePosition, T>> {
  const entries = positions.map((place) => [place, create(place)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function parsePosition(place: CodePosition, text: string) {
  const { tree, errors: found } = parseHtml(text);
  const violations = checkNodes(tree.childNodes, { place, isNoscript: false, depth: 0 });
  return { tree, errors: [...found, ...violations] };
}

/** Serializes the code of one position, and checks that it is parsed into the same tree again. */
function rewritePosition(place: CodePosition, text: string) {
  if (Buffer.byteLength(text) > maxCodeBytes)
    return { html: '', nodes: [], error: formatErrors([tooLong]) };
  const { tree, errors: found } = parsePosition(place, text);
  if (found.length > 0) return { html: '', nodes: [], error: formatErrors(found) };
  const html = writeTree(tree);
  const reparsed = parsePosition(place, html);
  const nodes = reparsed.tree.childNodes;
  const noHtml = { head: '', foot: '' };
  const isSame =
    reparsed.errors.length === 0 &&
    writeTree(reparsed.tree) === html &&
    isParsedUnchanged({ ...noHtml, [place]: html }, { head: [], foot: [], [place]: nodes });
  return { html, nodes, error: isSame ? undefined : notReproducible };
}

/**
 * Compiles an owner's code for pages: HTML that is serialized from its tree, with the hashes and hosts for the policy
 * of the page. Elements that are not on the list are rejected, with their line.
 */
export function compileCode(written: PageCode): CompiledCode {
  const rewritten = {
    head: rewritePosition('head', written.head),
    foot: rewritePosition('foot', written.foot),
  };
  const errors = mapPositions((place) => rewritten[place].error);
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  const sources = sourcesOf([...rewritten.head.nodes, ...rewritten.foot.nodes]);
  const error = findSourceError(sources);
  if (error === undefined)
    return { ok: true, code: { head: rewritten.head.html, foot: rewritten.foot.html, ...sources } };
  // Reported for the positions that contain names: for both if both do.
  return {
    ok: false,
    errors: mapPositions((place) =>
      countSources(sourcesOf(rewritten[place].nodes)) === 0 ? undefined : error,
    ),
  };
}
