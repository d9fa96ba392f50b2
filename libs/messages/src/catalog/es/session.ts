import type { Translation } from '../../translation.ts';
import type { session as english } from '../en/session.ts';

export const session: Translation<typeof english> = {
  loggedOutTitle: 'Sesión cerrada',
  loggedOut: 'Has cerrado la sesión correctamente.',
};
