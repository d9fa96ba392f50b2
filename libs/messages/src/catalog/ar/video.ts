import type { Translation } from '../../translation.ts';
import type { video as english } from '../en/video.ts';

export const video: Translation<typeof english> = {
  play: 'تشغيل الفيديو',
  invalidEmbed: 'تضمين الفيديو غير صالح.',
  vimeoBasic: 'حسابات Vimeo Basic غير مدعومة. يرجى مشاركة فيديو من حساب آخر.',
};
