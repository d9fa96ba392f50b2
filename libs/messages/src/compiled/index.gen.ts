// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
/** The catalog of each locale, loaded when it is asked for. */
export const catalogs = {
  'ar': () => import('./ar/index.gen.ts'),
  'de': () => import('./de/index.gen.ts'),
  'en': () => import('./en/index.gen.ts'),
  'es': () => import('./es/index.gen.ts'),
  'fr': () => import('./fr/index.gen.ts'),
  'ja': () => import('./ja/index.gen.ts'),
};
