import type { Translation } from '../../translation.ts';
import type { cookies as english } from '../en/cookies.ts';

export const cookies: Translation<typeof english> = {
  accept: 'Zustimmen',
  decline: 'Ablehnen',
  text: 'Mit der Nutzung dieser Website stimmen Sie der Verwendung von Cookies zu. Wir verwenden Cookies, damit Sie sich hier wohlfühlen und unsere Website gut läuft.',
};
