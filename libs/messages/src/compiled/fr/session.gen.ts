// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { session as source } from '../../catalog/en/session.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const session = {
  loggedOutTitle: "Déconnexion réussie",
  loggedOut: "Vous êtes maintenant déconnecté.",
} as CompiledArea<typeof source>;
