// Written from the catalogue: `npx vitest run --project unit libs/messages --update`.
import type { session as source } from '../../catalogue/en/session.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const session = {
  loggedOutTitle: "Abmeldung erfolgreich",
  loggedOut: "Sie haben sich abgemeldet.",
} as CompiledArea<typeof source>;
