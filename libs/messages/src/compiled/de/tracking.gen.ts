// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { tracking as source } from '../../catalog/en/tracking.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const tracking = {
  eventFailed: ["Fehler beim Melden eines Ereignisses: HTTP-Status ",["code"]],
  unexpectedStatus: "XHR-Anfrage mit unerwartetem Status beendet",
  settingsTimeout: "Zeitüberschreitung bei den Einstellungen der Messung",
  pageLoadIdMissing: "Die pageLoadId ließ sich nicht ermitteln",
  analyticsIdNotStored: "Die analyticsId ließ sich nicht speichern",
  storageUnavailable: "Kein Zugriff auf Local Storage oder Session Storage.",
} as CompiledArea<typeof source>;
