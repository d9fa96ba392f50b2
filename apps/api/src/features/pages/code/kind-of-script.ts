import { attributeOf } from './attribute-of.ts';
import type { HtmlElement } from './parse-html.ts';

/**
 * Script types that browsers run: JavaScript types of the MIME Sniffing standard, modules, and speculation rules.
 * Import maps are excluded, because they would redirect the page's own modules.
 */
const executableTypes =
  /^(?:module|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script|text\/(?:javascript1\.[0-5]|jscript|livescript))$/;

/** Types of data blocks and templates. */
const dataTypes =
  /^(?:application\/json|[a-z]+\/[a-z.-]+\+json|text\/(?:plain|html|(?:x-[a-z-]*)?template))$/;

/** The type of a script as browsers determine it; empty for the default. */
export function typeOfScript(element: HtmlElement): string {
  const type = attributeOf(element, 'type');
  const language = attributeOf(element, 'language') ?? '';
  const declared = type ?? (language === '' ? '' : `text/${language}`);
  return declared.trim().toLowerCase();
}

/** Whether browsers run a script or treat it as data; undefined if that is not certain. */
export function kindOfScript(element: HtmlElement): 'runs' | 'data' | undefined {
  const type = typeOfScript(element);
  if (type === '' || executableTypes.test(type)) return 'runs';
  return dataTypes.test(type) ? 'data' : undefined;
}
