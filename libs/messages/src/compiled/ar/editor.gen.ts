// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { editor as source } from '../../catalog/en/editor.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const editor = {
  unableToLoadCollections: "تعذّر تحميل المجموعات",
  unableToLoadFonts: "تعذّر تحميل الخطوط",
  unableToLoadFontPreview: ["تعذّر تحميل معاينة ",["fontName"]],
  noCodeOnAndroid: "تحرير الشيفرة غير متاح على Android.",
} as CompiledArea<typeof source>;
