import type { Translation } from '../../translation.ts';
import type { tags as english } from '../en/tags.ts';

export const tags: Translation<typeof english> = {
  tag: 'Schlagwort',
  category: 'Kategorie',
  exists: 'Bereits vorhanden: {tagType}',
  oneAtATime: 'Sie können immer nur eines auf einmal bearbeiten: {tagType}',
};
