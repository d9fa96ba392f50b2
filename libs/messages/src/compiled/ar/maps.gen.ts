// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { maps as source } from '../../catalog/en/maps.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const maps = {
  map: "خريطة",
  zoomIn: "تكبير",
  zoomOut: "تصغير",
  attribution: "عرض مصادر الخريطة",
  scrollWithCtrl: "استخدم Ctrl مع التمرير لتكبير الخريطة",
  scrollWithCommand: "استخدم ⌘ مع التمرير لتكبير الخريطة",
  twoFingers: "استخدم إصبعين لتحريك الخريطة",
} as CompiledArea<typeof source>;
