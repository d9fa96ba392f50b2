import type { Translation } from '../../translation.ts';
import type { tags as english } from '../en/tags.ts';

export const tags: Translation<typeof english> = {
  tag: 'etiqueta',
  category: 'categoría',
  exists: 'Esta {tagType} ya existe',
  oneAtATime: 'Solo puedes editar una {tagType} a la vez',
};
