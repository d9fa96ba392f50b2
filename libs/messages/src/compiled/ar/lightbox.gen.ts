// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { lightbox as source } from '../../catalog/en/lightbox.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const lightbox = {
  lightbox: "الصور بالحجم الكامل",
  close: "إغلاق",
  previous: "السابق",
  next: "التالي",
  caption: "التعليق",
  position: [["n"]," من ",["count"]],
  failed: "تعذّر تحميل هذه الصورة.",
} as CompiledArea<typeof source>;
