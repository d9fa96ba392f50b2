import { defaultTreeAdapter } from 'parse5';
import { idsOfThePage, linkKinds, refusedAttributes, refusedMeta } from './allowed-elements.ts';
import { attributeOf, kindsOfLink } from './attribute-of.ts';
import { leadsSomewhere, originOf, showsSomething } from './code-address.ts';
import { kindOfScript, typeOfScript } from './kind-of-script.ts';
import type { HtmlElement } from './parse-html.ts';

/** Elements whose text goes on until they are closed, over whatever follows. */
const mustBeClosed: ReadonlySet<string> = new Set(['script', 'style', 'noscript', 'iframe']);

/** What is wrong with an address of this element; undefined when nothing is. */
function faultOfAddress(element: HtmlElement, name: string, value: string): string | undefined {
  const { tagName } = element;
  const asksOthers =
    tagName === 'script' ||
    tagName === 'iframe' ||
    (tagName === 'link' && kindsOfLink(element).some((kind) => linkKinds.get(kind) !== 'none'));
  if ((name === 'src' || name === 'href') && asksOthers)
    return originOf(value) === null ? `${name} is not a whole https address` : undefined;
  if (name === 'href' || name === 'cite')
    return leadsSomewhere(value) ? undefined : `${name} leads nowhere that is allowed`;
  if (name === 'src' || name === 'poster')
    return showsSomething(value) ? undefined : `${name} leads nowhere that is allowed`;
  return undefined;
}

function faultOfAttribute(element: HtmlElement, name: string, value: string): string | undefined {
  if (name.startsWith('on') || name.startsWith('data-island') || refusedAttributes.has(name))
    return `${name} cannot be written here`;
  if (name === 'id' && idsOfThePage.has(value)) return `the id ${value} is one of the page`;
  return faultOfAddress(element, name, value);
}

function faultOfLink(element: HtmlElement): string | undefined {
  const kinds = kindsOfLink(element);
  if (kinds.length === 0) return '<link> has no rel';
  const strange = kinds.find((kind) => !linkKinds.has(kind));
  return strange === undefined ? undefined : `<link> of the kind ${strange} cannot stand here`;
}

function faultOfMeta(element: HtmlElement): string | undefined {
  const name = (attributeOf(element, 'name') ?? '').trim().toLowerCase();
  return refusedMeta.has(name) ? `<meta> of the name ${name} is the page's own` : undefined;
}

const faultOfScript = (element: HtmlElement): string | undefined =>
  kindOfScript(element) === undefined
    ? `<script> of the kind ${typeOfScript(element)} cannot stand here`
    : undefined;

/** What is wrong with an element as one of its name. */
const faultByName: ReadonlyMap<string, (element: HtmlElement) => string | undefined> = new Map([
  ['link', faultOfLink],
  ['meta', faultOfMeta],
  ['script', faultOfScript],
]);

/** Elements whose content is no markup: to browsers that run scripts, all of `noscript` is such text. */
const holdsText: ReadonlySet<string> = new Set(['style', 'iframe']);

const holdsMarkup = ({ tagName, childNodes }: HtmlElement): boolean =>
  holdsText.has(tagName) &&
  childNodes.some((node) => defaultTreeAdapter.isTextNode(node) && node.value.includes('<'));

/** What is wrong with an element that may stand where it stands, apart from what is in it. */
export function* faultsOfElement(element: HtmlElement, isNoscript: boolean): Generator<string> {
  const { tagName, attrs, sourceCodeLocation } = element;
  if (mustBeClosed.has(tagName) && sourceCodeLocation?.endTag === undefined)
    yield `<${tagName}> is not closed`;
  // The end of `noscript` in there would be its end for some browsers, and text for others.
  if (isNoscript && holdsMarkup(element)) yield `text in <${tagName}> in <noscript> cannot hold <`;
  const fault = faultByName.get(tagName)?.(element);
  if (fault !== undefined) yield fault;
  for (const { name, value } of attrs) {
    const wrong = faultOfAttribute(element, name, value);
    if (wrong !== undefined) yield wrong;
  }
}
