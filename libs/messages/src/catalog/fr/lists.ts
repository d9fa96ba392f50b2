import type { Translation } from '../../translation.ts';
import type { lists as english } from '../en/lists.ts';

export const lists: Translation<typeof english> = {
  required: 'Veuillez choisir une liste',
  none: 'Vous n’avez pas de liste de diffusion. Veuillez d’abord en créer une',
};
