import type { Translation } from '../../translation.ts';
import type { overlays as english } from '../en/overlays.ts';

export const overlays: Translation<typeof english> = {
  label: 'Einblendungen dieser Seite',
  announcementBar: 'Ankündigungsleiste',
  announcementBarOff: 'Ankündigungsleiste, für Besucher aus',
  popup: 'Pop-up',
  popupOff: 'Pop-up, für Besucher aus',
};
