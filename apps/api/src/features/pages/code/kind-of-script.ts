import { attributeOf } from './attribute-of.ts';
import type { HtmlElement } from './parse-html.ts';

/**
 * Types that browsers run: those of JavaScript as the MIME Sniffing standard lists them, modules, and rules for pages
 * that are fetched ahead. A map of modules is none: it would steer the page's own modules too.
 */
const runs =
  /^(?:module|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script|text\/(?:javascript1\.[0-5]|jscript|livescript))$/;

/** Types of what scripts read: data and templates. */
const holds =
  /^(?:application\/json|[a-z]+\/[a-z.-]+\+json|text\/(?:plain|html|(?:x-[a-z-]*)?template))$/;

/** The type of a script as browsers work it out; empty for the one that is meant where nothing is said. */
export function typeOfScript(element: HtmlElement): string {
  const type = attributeOf(element, 'type');
  const language = attributeOf(element, 'language') ?? '';
  const said = type ?? (language === '' ? '' : `text/${language}`);
  return said.trim().toLowerCase();
}

/** Whether browsers run a script or leave it as data; undefined when its type is neither for certain. */
export function kindOfScript(element: HtmlElement): 'runs' | 'data' | undefined {
  const type = typeOfScript(element);
  if (type === '' || runs.test(type)) return 'runs';
  return holds.test(type) ? 'data' : undefined;
}
