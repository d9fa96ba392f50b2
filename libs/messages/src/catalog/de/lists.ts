import type { Translation } from '../../translation.ts';
import type { lists as english } from '../en/lists.ts';

export const lists: Translation<typeof english> = {
  required: 'Bitte wählen Sie eine Liste',
  none: 'Sie haben noch keine Mailinglisten. Bitte legen Sie zuerst eine an',
};
