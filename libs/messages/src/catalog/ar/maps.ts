import type { Translation } from '../../translation.ts';
import type { maps as english } from '../en/maps.ts';

export const maps: Translation<typeof english> = {
  map: 'خريطة',
  zoomIn: 'تكبير',
  zoomOut: 'تصغير',
  attribution: 'عرض مصادر الخريطة',
  scrollWithCtrl: 'استخدم Ctrl مع التمرير لتكبير الخريطة',
  scrollWithCommand: 'استخدم ⌘ مع التمرير لتكبير الخريطة',
  twoFingers: 'استخدم إصبعين لتحريك الخريطة',
};
