// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { video as source } from '../../catalog/en/video.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const video = {
  play: "تشغيل الفيديو",
  invalidEmbed: "تضمين الفيديو غير صالح.",
  vimeoBasic: "حسابات Vimeo Basic غير مدعومة. يرجى مشاركة فيديو من حساب آخر.",
} as CompiledArea<typeof source>;
