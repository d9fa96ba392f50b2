import type { Translation } from '../../translation.ts';
import type { cookies as english } from '../en/cookies.ts';

export const cookies: Translation<typeof english> = {
  accept: 'Aceptar',
  decline: 'Rechazar',
  text: 'Al usar este sitio web, aceptas que utilicemos cookies. Las usamos para ofrecerte una buena experiencia y para que nuestro sitio web funcione bien.',
};
