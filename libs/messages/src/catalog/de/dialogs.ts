import type { Translation } from '../../translation.ts';
import type { dialogs as english } from '../en/dialogs.ts';

export const dialogs: Translation<typeof english> = {
  close: 'Schließen',
  confirm: 'Bestätigen',
  reject: 'Nein',
  cancel: 'Abbrechen',
};
