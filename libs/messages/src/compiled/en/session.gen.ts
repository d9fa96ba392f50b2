// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { session as source } from '../../catalog/en/session.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const session = {
  loggedOutTitle: "Logout Successful",
  loggedOut: "You have been successfully logged out.",
} as CompiledArea<typeof source>;
