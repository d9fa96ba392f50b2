// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { page as source } from '../../catalog/en/page.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const page = {
  skipToContent: "Zum Inhalt springen",
  locked: "Diese Seite ist geschützt.",
  membersOnly: "Diese Seite ist nur für Mitglieder zugänglich",
  secondRun: "Die Seite wurde zweimal gestartet. Das ist ein Fehler.",
  moduleFailed: "Das Modul konnte nicht geladen werden",
  fontGone: "Die gewünschte Schrift gibt es bei Typekit nicht mehr",
} as CompiledArea<typeof source>;
