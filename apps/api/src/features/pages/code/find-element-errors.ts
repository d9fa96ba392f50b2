import { defaultTreeAdapter } from 'parse5';
import {
  reservedIds,
  allowedLinkRels,
  disallowedAttributes,
  disallowedMeta,
} from './allowed-elements.ts';
import { attributeOf, relsOfLink } from './attribute-of.ts';
import { isSafeLinkUrl, originOf, isSafeImageUrl } from './code-address.ts';
import { kindOfScript, typeOfScript } from './kind-of-script.ts';
import type { HtmlElement } from './parse-html.ts';

/** Elements that, without an end tag, would contain everything that follows. */
const mustBeClosed: ReadonlySet<string> = new Set(['script', 'style', 'noscript', 'iframe']);

/** The error of a URL in this element; undefined if it is valid. */
function findUrlError(element: HtmlElement, name: string, value: string): string | undefined {
  const { tagName } = element;
  const loadsFromHost =
    tagName === 'script' ||
    tagName === 'iframe' ||
    (tagName === 'link' &&
      relsOfLink(element).some((kind) => allowedLinkRels.get(kind) !== 'none'));
  if ((name === 'src' || name === 'href') && loadsFromHost)
    return originOf(value) === null ? `${name} is not an absolute https URL` : undefined;
  if (name === 'href' || name === 'cite')
    return isSafeLinkUrl(value) ? undefined : `${name} leads nowhere that is allowed`;
  if (name === 'src' || name === 'poster')
    return isSafeImageUrl(value) ? undefined : `${name} leads nowhere that is allowed`;
  return undefined;
}

function findAttributeError(element: HtmlElement, name: string, value: string): string | undefined {
  if (name.startsWith('on') || name.startsWith('data-island') || disallowedAttributes.has(name))
    return `${name} cannot be written here`;
  if (name === 'id' && reservedIds.has(value)) return `the id ${value} is one of the page`;
  return findUrlError(element, name, value);
}

function findLinkError(element: HtmlElement): string | undefined {
  const kinds = relsOfLink(element);
  if (kinds.length === 0) return '<link> has no rel';
  const unknownKind = kinds.find((kind) => !allowedLinkRels.has(kind));
  return unknownKind === undefined
    ? undefined
    : `<link> of the kind ${unknownKind} cannot stand here`;
}

function findMetaError(element: HtmlElement): string | undefined {
  const name = (attributeOf(element, 'name') ?? '').trim().toLowerCase();
  return disallowedMeta.has(name) ? `<meta> of the name ${name} is the page's own` : undefined;
}

const findScriptError = (element: HtmlElement): string | undefined =>
  kindOfScript(element) === undefined
    ? `<script> of the kind ${typeOfScript(element)} cannot stand here`
    : undefined;

/** Checks of elements with a certain name. */
const errorFinderByName: ReadonlyMap<string, (element: HtmlElement) => string | undefined> =
  new Map([
    ['link', findLinkError],
    ['meta', findMetaError],
    ['script', findScriptError],
  ]);

/** Elements whose content is not markup: in browsers that run scripts, all of `noscript` is such text. */
const rawTextElements: ReadonlySet<string> = new Set(['style', 'iframe']);

const containsMarkup = ({ tagName, childNodes }: HtmlElement): boolean =>
  rawTextElements.has(tagName) &&
  childNodes.some((node) => defaultTreeAdapter.isTextNode(node) && node.value.includes('<'));

/** The errors of an allowed element, apart from its content. */
export function* findElementErrors(element: HtmlElement, isNoscript: boolean): Generator<string> {
  const { tagName, attrs, sourceCodeLocation } = element;
  if (mustBeClosed.has(tagName) && sourceCodeLocation?.endTag === undefined)
    yield `<${tagName}> is not closed`;
  // An end tag of `noscript` inside it would end it in some browsers, and be text in others.
  if (isNoscript && containsMarkup(element))
    yield `text in <${tagName}> in <noscript> cannot hold <`;
  const error = errorFinderByName.get(tagName)?.(element);
  if (error !== undefined) yield error;
  for (const { name, value } of attrs) {
    const attributeError = findAttributeError(element, name, value);
    if (attributeError !== undefined) yield attributeError;
  }
}
