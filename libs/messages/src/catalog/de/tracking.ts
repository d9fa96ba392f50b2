import type { Translation } from '../../translation.ts';
import type { tracking as english } from '../en/tracking.ts';

export const tracking: Translation<typeof english> = {
  eventFailed: 'Fehler beim Melden eines Ereignisses: HTTP-Status {code}',
  unexpectedStatus: 'XHR-Anfrage mit unerwartetem Status beendet',
  settingsTimeout: 'Zeitüberschreitung bei den Einstellungen der Messung',
  pageLoadIdMissing: 'Die pageLoadId ließ sich nicht ermitteln',
  analyticsIdNotStored: 'Die analyticsId ließ sich nicht speichern',
  storageUnavailable: 'Kein Zugriff auf Local Storage oder Session Storage.',
};
