import type { Translation } from '../../translation.ts';
import type { page as english } from '../en/page.ts';

export const page: Translation<typeof english> = {
  skipToContent: 'Zum Inhalt springen',
  locked: 'Diese Seite ist geschützt.',
  membersOnly: 'Diese Seite ist nur für Mitglieder zugänglich',
  secondRun: 'Die Seite wurde zweimal gestartet. Das ist ein Fehler.',
  moduleFailed: 'Das Modul konnte nicht geladen werden',
  fontGone: 'Die gewünschte Schrift gibt es bei Typekit nicht mehr',
};
