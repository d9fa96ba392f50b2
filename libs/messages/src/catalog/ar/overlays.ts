import type { Translation } from '../../translation.ts';
import type { overlays as english } from '../en/overlays.ts';

export const overlays: Translation<typeof english> = {
  label: 'تراكبات هذه الصفحة',
  announcementBar: 'شريط الإعلانات',
  announcementBarOff: 'شريط الإعلانات، مخفي عن الزوار',
  popup: 'نافذة منبثقة',
  popupOff: 'نافذة منبثقة، مخفية عن الزوار',
};
