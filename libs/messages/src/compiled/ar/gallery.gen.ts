// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { gallery as source } from '../../catalog/en/gallery.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const gallery = {
  previousSlide: "الشريحة السابقة",
  nextSlide: "الشريحة التالية",
  showSlide: ["عرض الشريحة ",["position"]," من ",["total"]],
  position: [["position"]," من ",["total"]],
  pause: "إيقاف عرض الشرائح مؤقتًا",
  play: "تشغيل عرض الشرائح",
  openLightbox: ["فتح الصورة ",["position"]," من ",["total"]," بالحجم الكامل"],
  showCaption: "إظهار التعليق",
  hideCaption: "إخفاء التعليق",
  decodeFailed: "تعذّرت قراءة بيانات مكوّن المعرض.",
  evaluateFailed: "تعذّر تقييم بيانات مكوّن المعرض.",
  videoLoaderMissing: "لم يُعثر على VideoLoader",
  loaderMissing: "لم يُعثر على Loader2",
} as CompiledArea<typeof source>;
