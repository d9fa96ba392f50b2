import { catalogs } from './compiled/index.gen.ts';
import { pickLocale } from './pick-locale.ts';

/** A locale of the catalog. */
export type CatalogLocale = keyof typeof catalogs;

/** All texts of a locale, by area. */
export type FullCatalog = Awaited<ReturnType<(typeof catalogs)['en']>>;

/** The locales of the catalog. */
export const catalogLocales = Object.keys(catalogs) as readonly CatalogLocale[];

/** Returns the locale of the catalog that serves a website's locale best: English if there is none. */
export const toCatalogLocale = (locale: string): CatalogLocale =>
  pickLocale(locale, catalogLocales, 'en');

/** Loads all texts of a locale. A page that needs one area imports that area instead. */
export const loadCatalog = async (locale: CatalogLocale): Promise<FullCatalog> =>
  await catalogs[locale]();
