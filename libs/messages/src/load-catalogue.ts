import { catalogues } from './compiled/index.gen.ts';
import { pickLocale } from './pick-locale.ts';

/** A locale that the catalogue has texts for. */
export type CatalogueLocale = keyof typeof catalogues;

/** All texts of a locale, by area. */
export type FullCatalogue = Awaited<ReturnType<(typeof catalogues)['en']>>;

/** The locales that the catalogue has texts for. */
export const catalogueLocales = Object.keys(catalogues) as readonly CatalogueLocale[];

/** The locale of the catalogue that serves a website's locale best: English where there is none. */
export const toCatalogueLocale = (locale: string): CatalogueLocale =>
  pickLocale(locale, catalogueLocales, 'en');

/** Loads all texts of a locale. A page that needs one area imports that area instead. */
export const loadCatalogue = async (locale: CatalogueLocale): Promise<FullCatalogue> =>
  await catalogues[locale]();
