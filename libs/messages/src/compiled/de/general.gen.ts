// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { general as source } from '../../catalog/en/general.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const general = {
  somethingWentWrong: "Etwas ist schiefgegangen",
  unableToLoadResults: "Die Ergebnisse konnten nicht geladen werden",
  unableToLoad: "Das konnte nicht geladen werden. Versuchen Sie es noch einmal.",
  unableToLocateContent: "Der Inhalt wurde nicht gefunden",
  unableToConnect: "Keine Verbindung. Bitte versuchen Sie es noch einmal",
  networkError: "Netzwerkfehler",
  noResults: "Keine Ergebnisse",
  checkConnection: "Bitte prüfen Sie Ihre Internetverbindung.",
  tryAgain: "Bitte versuchen Sie es noch einmal.",
  timeZoneFailed: ["Die Zeitzone ",["timeZone"]," konnte nicht geladen werden"],
  justNow: "gerade eben",
} as CompiledArea<typeof source>;
