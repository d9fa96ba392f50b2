// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { session as source } from '../../catalog/en/session.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const session = {
  loggedOutTitle: "تم تسجيل الخروج",
  loggedOut: "لقد سجّلت الخروج بنجاح.",
} as CompiledArea<typeof source>;
