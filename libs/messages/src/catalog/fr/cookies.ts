import type { Translation } from '../../translation.ts';
import type { cookies as english } from '../en/cookies.ts';

export const cookies: Translation<typeof english> = {
  accept: 'Accepter',
  decline: 'Refuser',
  text: 'En utilisant ce site, vous acceptez notre usage des cookies. Ils nous aident à vous offrir une visite agréable et à faire fonctionner notre site.',
};
