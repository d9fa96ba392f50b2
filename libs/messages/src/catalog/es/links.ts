import type { Translation } from '../../translation.ts';
import type { links as english } from '../en/links.ts';

export const links: Translation<typeof english> = {
  tooLong: 'Este enlace es demasiado largo.',
  notAPhoneNumber: 'Escribe un número de teléfono de cuatro cifras o más, sin espacios.',
  notAMailAddress: 'Las direcciones de correo deben tener la forma {email}',
  malformedProtocol: 'Los enlaces deben tener la forma {host} o {host}',
  protocolNotAllowed: 'No se permiten enlaces de este tipo.',
  suggestion: '¿Querías decir {link}?',
};
