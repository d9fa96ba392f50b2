// Written from the catalogue: `npx vitest run --project unit libs/messages --update`.
/** The catalogue of each locale, loaded when it is asked for. */
export const catalogues = {
  'en': () => import('./en/index.gen.ts'),
};
