import type { Translation } from '../../translation.ts';
import type { connection as english } from '../en/connection.ts';

export const connection: Translation<typeof english> = {
  unreadable:
    'Interner Fehler: Die Antwort des Servers von ({url}) ließ sich nicht als JSON lesen: {message}',
  unauthorized: 'Anfrage nicht erlaubt',
  serverError: 'Interner Fehler des Servers. Bitte versuchen Sie es später noch einmal.',
  unavailable:
    'Dieser Dienst ist vorübergehend nicht erreichbar. Bitte versuchen Sie es später noch einmal.',
  unableToConnect: 'Verbindung nicht möglich\u00a0…',
  overlayTitle: 'Etwas ist schiefgegangen!',
  overlayReload: 'Seite neu laden',
  overlayClear: 'Ausblenden',
};
