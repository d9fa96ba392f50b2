import type { Translation } from '../../translation.ts';
import type { overlays as english } from '../en/overlays.ts';

export const overlays: Translation<typeof english> = {
  label: 'Capas de esta página',
  announcementBar: 'Barra de avisos',
  announcementBarOff: 'Barra de avisos, oculta a los visitantes',
  popup: 'Ventana emergente',
  popupOff: 'Ventana emergente, oculta a los visitantes',
};
