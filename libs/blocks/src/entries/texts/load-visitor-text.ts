import { loadCatalog, toCatalogLocale } from '@sitewright/messages';
import { createVisitorText } from './create-visitor-text.ts';
import type { VisitorText } from './visitor-text-key.ts';

/** Loads the texts for visitors of a page in its language, and of no other: for browsers that draw blocks. */
export const loadVisitorText = async (locale: string): Promise<VisitorText> =>
  createVisitorText(locale, await loadCatalog(toCatalogLocale(locale)));
