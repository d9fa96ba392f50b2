import { toCatalogLocale, type CatalogLocale, type FullCatalog } from '@sitewright/messages';
import * as ar from '@sitewright/messages/ar';
import * as de from '@sitewright/messages/de';
import * as en from '@sitewright/messages/en';
import * as es from '@sitewright/messages/es';
import * as fr from '@sitewright/messages/fr';
import * as ja from '@sitewright/messages/ja';
import { createVisitorText } from './create-visitor-text.ts';
import type { VisitorText } from './visitor-text-key.ts';

const catalogs: Readonly<Record<CatalogLocale, FullCatalog>> = { ar, de, en, es, fr, ja };

const textsByLocale = new Map<string, VisitorText>();

/**
 * The texts for visitors in a language, in English where a translation is missing; cached by language. Contains the
 * catalogs of all languages, for servers, which need them synchronously; browsers use `loadVisitorText`.
 */
export function visitorText(locale: string): VisitorText {
  const text =
    textsByLocale.get(locale) ?? createVisitorText(locale, catalogs[toCatalogLocale(locale)]);
  textsByLocale.set(locale, text);
  return text;
}
