import type { Translation } from '../../translation.ts';
import type { overlays as english } from '../en/overlays.ts';

export const overlays: Translation<typeof english> = {
  label: 'Superpositions de cette page',
  announcementBar: 'Barre d’annonce',
  announcementBarOff: 'Barre d’annonce, masquée aux visiteurs',
  popup: 'Fenêtre contextuelle',
  popupOff: 'Fenêtre contextuelle, masquée aux visiteurs',
};
