// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
/** Loads the catalog of each locale. */
export const catalogs = {
  'ar': () => import('./ar.gen.ts'),
  'de': () => import('./de.gen.ts'),
  'en': () => import('./en.gen.ts'),
  'es': () => import('./es.gen.ts'),
  'fr': () => import('./fr.gen.ts'),
  'ja': () => import('./ja.gen.ts'),
};
