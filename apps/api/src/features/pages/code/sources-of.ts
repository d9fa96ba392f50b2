import { createHash } from 'node:crypto';
import type { CodeView } from '@sitewright/contracts/entities';
import { defaultTreeAdapter } from 'parse5';
import { allowedLinkRels } from './allowed-elements.ts';
import { attributeOf, relsOfLink } from './attribute-of.ts';
import { originOf } from './code-address.ts';
import { kindOfScript } from './kind-of-script.ts';
import type { HtmlElement, HtmlNode } from './parse-html.ts';

const hashOf = (element: HtmlElement): string => {
  const text = element.childNodes
    .map((node) => (defaultTreeAdapter.isTextNode(node) ? node.value : ''))
    .join('');
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
};

function* elementsOf(nodes: readonly HtmlNode[]): Generator<HtmlElement> {
  for (const node of nodes) {
    if (!defaultTreeAdapter.isElementNode(node)) continue;
    yield node;
    yield* elementsOf(node.childNodes);
  }
}

/** The hashes and hosts that the page's policy must list for the code of these nodes, without duplicates. */
export function sourcesOf(
  nodes: readonly HtmlNode[],
): Pick<CodeView, 'scriptHashes' | 'styleHashes' | 'hosts'> {
  const found = {
    scriptHashes: new Set<string>(),
    styleHashes: new Set<string>(),
    scripts: new Set<string>(),
    styles: new Set<string>(),
    frames: new Set<string>(),
    connections: new Set<string>(),
  };
  const addOrigin = (list: Set<string>, address: string | undefined) => {
    const origin = originOf(address ?? '');
    if (origin !== null) list.add(origin);
  };
  for (const element of elementsOf(nodes)) {
    const src = attributeOf(element, 'src');
    if (element.tagName === 'style') found.styleHashes.add(hashOf(element));
    if (element.tagName === 'iframe') addOrigin(found.frames, src);
    if (element.tagName === 'script' && kindOfScript(element) === 'runs') {
      if (src === undefined) found.scriptHashes.add(hashOf(element));
      else addOrigin(found.scripts, src);
    }
    if (element.tagName !== 'link') continue;
    for (const kind of relsOfLink(element)) {
      const directive = allowedLinkRels.get(kind) ?? 'none';
      if (directive !== 'none') addOrigin(found[directive], attributeOf(element, 'href'));
    }
  }
  const { scriptHashes, styleHashes, ...hosts } = found;
  return {
    scriptHashes: [...scriptHashes],
    styleHashes: [...styleHashes],
    hosts: {
      scripts: [...hosts.scripts],
      styles: [...hosts.styles],
      frames: [...hosts.frames],
      connections: [...hosts.connections],
    },
  };
}
