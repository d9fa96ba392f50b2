// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { images as source } from '../../catalog/en/images.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const images = {
  sourceInvalid: "مصدر الصورة غير صالح أو غير موجود.",
  elementInvalid: "العنصر ليس عنصر صورة صالحًا.",
  noImage: "لا صورة",
  noImages: "لا توجد صور",
  noRootNode: "لا توجد عقدة جذر",
  notLoaded: ["لم يتم تحميل ",["image"]],
} as CompiledArea<typeof source>;
