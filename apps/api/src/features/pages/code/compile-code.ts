import { maxCodeBytes, type CodeView, type PageCode } from '@sitewright/contracts/entities';
import type { CodePlace } from './allowed-elements.ts';
import { checkNodes } from './check-nodes.ts';
import { parseHtml, type CodeError } from './parse-html.ts';
import { countNamed, findSourceError } from './find-source-error.ts';
import { sourcesOf } from './sources-of.ts';
import { standsAlone } from './stands-alone.ts';
import { writeTree } from './write-tree.ts';

export type CompiledCode =
  | { readonly ok: true; readonly code: CodeView }
  | { readonly ok: false; readonly errors: Readonly<Partial<Record<CodePlace, string>>> };

/** The maximum number of reported errors. */
const maxErrors = 5;

const tell = (found: readonly CodeError[]): string =>
  found
    .toSorted((one, other) => one.line - other.line)
    .slice(0, maxErrors)
    .map(({ line, text }) => `Line ${line}: ${text}.`)
    .join(' ');

const unreadable = 'This could not be read back as it was written: simplify what is nested.';

const tooLong: CodeError = { line: 1, text: 'all of it together is more than 64 KiB' };

const places = ['head', 'foot'] as const satisfies readonly CodePlace[];

/** Applies to each position with code. */
function eachPlace<T>(make: (place: CodePlace) => T | undefined): Partial<Record<CodePlace, T>> {
  const made = places.map((place) => [place, make(place)] as const);
  return Object.fromEntries(made.filter(([, value]) => value !== undefined));
}

function readPlace(place: CodePlace, text: string) {
  const { tree, errors: found } = parseHtml(text);
  const wrong = checkNodes(tree.childNodes, { place, isNoscript: false, depth: 0 });
  return { tree, errors: [...found, ...wrong] };
}

/** The code of one position, serialized and parsed again: what was checked is what pages contain. */
function rewritePlace(place: CodePlace, text: string) {
  if (Buffer.byteLength(text) > maxCodeBytes)
    return { html: '', nodes: [], error: tell([tooLong]) };
  const { tree, errors: found } = readPlace(place, text);
  if (found.length > 0) return { html: '', nodes: [], error: tell(found) };
  const html = writeTree(tree);
  const again = readPlace(place, html);
  const nodes = again.tree.childNodes;
  const nothing = { head: '', foot: '' };
  const isSame =
    again.errors.length === 0 &&
    writeTree(again.tree) === html &&
    standsAlone({ ...nothing, [place]: html }, { head: [], foot: [], [place]: nodes });
  return { html, nodes, error: isSame ? undefined : unreadable };
}

/**
 * Compiles an owner's code for pages: HTML that is serialized from its tree, with the hashes and hosts for the policy
 * of the page. Elements that are not on the list are rejected, with their line.
 */
export function compileCode(written: PageCode): CompiledCode {
  const made = {
    head: rewritePlace('head', written.head),
    foot: rewritePlace('foot', written.foot),
  };
  const errors = eachPlace((place) => made[place].error);
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  const sources = sourcesOf([...made.head.nodes, ...made.foot.nodes]);
  const error = findSourceError(sources);
  if (error === undefined)
    return { ok: true, code: { head: made.head.html, foot: made.foot.html, ...sources } };
  // Reported for the positions that contain names: for both if both do.
  return {
    ok: false,
    errors: eachPlace((place) =>
      countNamed(sourcesOf(made[place].nodes)) === 0 ? undefined : error,
    ),
  };
}
