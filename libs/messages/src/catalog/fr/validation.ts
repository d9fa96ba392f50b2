import type { Translation } from '../../translation.ts';
import type { validation as english } from '../en/validation.ts';

export const validation: Translation<typeof english> = {
  email: 'Veuillez saisir une adresse e-mail valide',
  emailFormat: 'Les adresses e-mail doivent avoir la forme {email}',
  linkFormat: 'Les liens doivent avoir la forme {host} ou {host}',
  pageUrl: '{val} n’est pas une adresse de page valide',
  expectedOption: '{val} ne fait pas partie des options prévues',
};
