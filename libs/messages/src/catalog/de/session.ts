import type { Translation } from '../../translation.ts';
import type { session as english } from '../en/session.ts';

export const session: Translation<typeof english> = {
  loggedOutTitle: 'Abmeldung erfolgreich',
  loggedOut: 'Sie haben sich abgemeldet.',
};
