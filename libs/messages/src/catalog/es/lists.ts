import type { Translation } from '../../translation.ts';
import type { lists as english } from '../en/lists.ts';

export const lists: Translation<typeof english> = {
  required: 'Elige una lista',
  none: 'No tienes listas de correo. Crea una antes de continuar',
};
