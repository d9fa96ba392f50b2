import type { Translation } from '../../translation.ts';
import type { validation as english } from '../en/validation.ts';

export const validation: Translation<typeof english> = {
  email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  emailFormat: 'E-Mail-Adressen müssen aussehen wie {email}',
  linkFormat: 'Links müssen aussehen wie {host} oder {host}',
  pageUrl: '{val} ist keine gültige Seitenadresse',
  expectedOption: '{val} ist keine der erwarteten Möglichkeiten',
};
