import type { Translation } from '../../translation.ts';
import type { editor as english } from '../en/editor.ts';

export const editor: Translation<typeof english> = {
  unableToLoadCollections: 'تعذّر تحميل المجموعات',
  unableToLoadFonts: 'تعذّر تحميل الخطوط',
  unableToLoadFontPreview: 'تعذّر تحميل معاينة {fontName}',
  noCodeOnAndroid: 'تحرير الشيفرة غير متاح على Android.',
};
