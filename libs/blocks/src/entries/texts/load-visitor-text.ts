import { loadCatalog, toCatalogLocale } from '@sitewright/messages';
import { createVisitorText } from './create-visitor-text.ts';
import type { VisitorText } from './visitor-text-key.ts';

/** Loads the texts for visitors in one language, for browsers that render blocks. */
export const loadVisitorText = async (locale: string): Promise<VisitorText> =>
  createVisitorText(locale, await loadCatalog(toCatalogLocale(locale)));
