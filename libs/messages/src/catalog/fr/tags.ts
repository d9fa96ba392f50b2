import type { Translation } from '../../translation.ts';
import type { tags as english } from '../en/tags.ts';

export const tags: Translation<typeof english> = {
  tag: 'mot-clé',
  category: 'catégorie',
  exists: 'Existe déjà\u00a0: {tagType}',
  oneAtATime: 'Une seule modification à la fois\u00a0: {tagType}',
};
