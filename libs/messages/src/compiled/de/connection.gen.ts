// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { connection as source } from '../../catalog/en/connection.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const connection = {
  unreadable: ["Interner Fehler: Die Antwort des Servers von (",["url"],") ließ sich nicht als JSON lesen: ",["message"]],
  unauthorized: "Anfrage nicht erlaubt",
  serverError: "Interner Fehler des Servers. Bitte versuchen Sie es später noch einmal.",
  unavailable: "Dieser Dienst ist vorübergehend nicht erreichbar. Bitte versuchen Sie es später noch einmal.",
  unableToConnect: "Verbindung nicht möglich …",
  overlayTitle: "Etwas ist schiefgegangen!",
  overlayReload: "Seite neu laden",
  overlayClear: "Ausblenden",
} as CompiledArea<typeof source>;
