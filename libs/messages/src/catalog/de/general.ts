import type { Translation } from '../../translation.ts';
import type { general as english } from '../en/general.ts';

export const general: Translation<typeof english> = {
  somethingWentWrong: 'Etwas ist schiefgegangen',
  unableToLoadResults: 'Die Ergebnisse konnten nicht geladen werden',
  unableToLoad: 'Das konnte nicht geladen werden. Versuchen Sie es noch einmal.',
  unableToLocateContent: 'Der Inhalt wurde nicht gefunden',
  unableToConnect: 'Keine Verbindung. Bitte versuchen Sie es noch einmal',
  networkError: 'Netzwerkfehler',
  noResults: 'Keine Ergebnisse',
  checkConnection: 'Bitte prüfen Sie Ihre Internetverbindung.',
  tryAgain: 'Bitte versuchen Sie es noch einmal.',
  timeZoneFailed: 'Die Zeitzone {timeZone} konnte nicht geladen werden',
  justNow: 'gerade eben',
};
