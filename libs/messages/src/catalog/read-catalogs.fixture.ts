import { errorTable } from '@sitewright/contracts/errors';
import type { Area } from '../compiled-message.ts';

/** The texts of a locale by area and key. */
export type Catalog = Readonly<Record<string, Area>>;

const files = import.meta.glob<Catalog>('./*.json', { eager: true, import: 'default' });

/** The English messages of API errors, whose only source is the error table. */
const errors = Object.fromEntries(
  Object.entries(errorTable).map(([code, { message }]) => [code, message]),
);

/** Members that start with `$` are notes for translators. */
const withoutNotes = (file: Catalog): Catalog =>
  Object.fromEntries(Object.entries(file).filter(([area]) => !area.startsWith('$')));

/** All catalogs by locale, as translators write them. */
export const catalogs: ReadonlyMap<string, Catalog> = new Map(
  Object.entries(files).map(([path, file]) => {
    const locale = path.slice('./'.length, -'.json'.length);
    const catalog = withoutNotes(file);
    return [locale, locale === 'en' ? { ...catalog, errors } : catalog];
  }),
);

/** The English catalog, which is complete. */
export const english: Catalog = catalogs.get('en')!;
