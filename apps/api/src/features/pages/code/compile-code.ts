import { maxCodeBytes, type CodeView, type PageCode } from '@sitewright/contracts/entities';
import type { CodePlace } from './allowed-elements.ts';
import { checkNodes } from './check-nodes.ts';
import { parseHtml, type CodeFault } from './parse-html.ts';
import { sourcesOf } from './sources-of.ts';
import { standsAlone, writeTree } from './write-tree.ts';

export type CompiledCode =
  | { readonly ok: true; readonly code: CodeView }
  | { readonly ok: false; readonly errors: Readonly<Partial<Record<CodePlace, string>>> };

/** Faults that are told at once; whoever mends them is told of the next. */
const toldAtOnce = 5;

const tell = (faults: readonly CodeFault[]): string =>
  faults
    .toSorted((one, other) => one.line - other.line)
    .slice(0, toldAtOnce)
    .map(({ line, text }) => `Line ${line}: ${text}.`)
    .join(' ');

/** Hashes and hosts that a policy names for code: with these its header stays below what servers between take. */
const maxNamed = 40;
const tooManyNamed = `There are more than ${maxNamed} inline pieces and hosts in the code: put some together.`;

const unreadable = 'This could not be read back as it was written: simplify what is nested.';

const tooLong: CodeFault = { line: 1, text: 'all of it together is more than 64 KiB' };

function readPlace(place: CodePlace, text: string) {
  if (Buffer.byteLength(text) > maxCodeBytes) return { ...parseHtml(''), faults: [tooLong] };
  const { tree, faults } = parseHtml(text);
  const wrong = checkNodes(tree.childNodes, { place, isNoscript: false, depth: 0 });
  return { tree, faults: [...faults, ...wrong] };
}

/**
 * Makes code that an owner wrote into what pages carry: HTML written anew from its tree, with the hashes and hosts that
 * the page's policy names. Whatever is not on the list of elements is refused, with its line.
 */
export function compileCode(written: PageCode): CompiledCode {
  const head = readPlace('head', written.head);
  const foot = readPlace('foot', written.foot);
  if (head.faults.length + foot.faults.length > 0) {
    const errors = {
      ...(head.faults.length === 0 ? {} : { head: tell(head.faults) }),
      ...(foot.faults.length === 0 ? {} : { foot: tell(foot.faults) }),
    };
    return { ok: false, errors };
  }
  const sources = sourcesOf([...head.tree.childNodes, ...foot.tree.childNodes]);
  const { scriptHashes, styleHashes, hosts } = sources;
  const named = [scriptHashes, styleHashes, ...Object.values(hosts)].flat().length;
  if (named > maxNamed) return { ok: false, errors: { head: tooManyNamed } };
  const html = { head: writeTree(head.tree), foot: writeTree(foot.tree) };
  const errors = {
    ...(standsAlone({ head: html.head, foot: '' }) ? {} : { head: unreadable }),
    ...(standsAlone({ head: '', foot: html.foot }) ? {} : { foot: unreadable }),
  };
  return Object.keys(errors).length > 0
    ? { ok: false, errors }
    : { ok: true, code: { ...html, ...sources } };
}
