import type { Translation } from '../../translation.ts';
import type { validation as english } from '../en/validation.ts';

export const validation: Translation<typeof english> = {
  email: 'Escribe una dirección de correo válida',
  emailFormat: 'Las direcciones de correo deben tener la forma {email}',
  linkFormat: 'Los enlaces deben tener la forma {host} o {host}',
  pageUrl: '{val} no es una dirección de página válida',
  expectedOption: '{val} no es una de las opciones previstas',
};
