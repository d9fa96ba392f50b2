import type { PageView } from '@sitewright/contracts/entities';
import { pageStyleSheet, type PageStyleSheet } from './page-style-sheet.ts';
import { styleChoices } from './style-choices.ts';

/** A style sheet with its hash for the content security policy. */
export interface NamedStyleSheet extends PageStyleSheet {
  readonly hash: string;
}

/** Maximum number of cached style sheets. Pages of one site share a few. */
const maxCached = 500;

/**
 * Creates the style sheets of pages, one for all pages with the same choices: creating one costs more than rendering a
 * page.
 */
export function createStyleSheets(
  sha256: (text: string) => string,
): (view: PageView) => NamedStyleSheet {
  const cached = new Map<string, NamedStyleSheet>();

  return (view) => {
    const choices = styleChoices(view);
    const key = JSON.stringify(choices);
    const known = cached.get(key);
    if (known !== undefined) return known;
    const sheet = pageStyleSheet(choices);
    const named = { ...sheet, hash: `sha256-${sha256(sheet.css)}` };
    if (cached.size >= maxCached) cached.delete(cached.keys().next().value ?? '');
    cached.set(key, named);
    return named;
  };
}
