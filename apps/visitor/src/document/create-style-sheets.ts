import type { PageView } from '@sitewright/contracts/entities';
import { pageStyleSheet, type PageStyleSheet } from './page-style-sheet.ts';
import { styleChoices } from './style-choices.ts';

/** A style sheet with what the page's policy calls it. */
export interface NamedStyleSheet extends PageStyleSheet {
  readonly hash: string;
}

/** So many style sheets are kept: pages of one site share a few. */
const mostKept = 500;

/**
 * Makes the style sheets of pages, each once for all pages that choose the same: it follows from plain data,
 * and making it costs more than drawing the page.
 */
export function createStyleSheets(
  sha256: (text: string) => string,
): (view: PageView) => NamedStyleSheet {
  const kept = new Map<string, NamedStyleSheet>();

  return (view) => {
    const choices = styleChoices(view);
    const key = JSON.stringify(choices);
    const known = kept.get(key);
    if (known !== undefined) return known;
    const sheet = pageStyleSheet(choices);
    const named = { ...sheet, hash: `sha256-${sha256(sheet.css)}` };
    if (kept.size >= mostKept) kept.delete(kept.keys().next().value ?? '');
    kept.set(key, named);
    return named;
  };
}
