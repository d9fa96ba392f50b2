import type { Translation } from '../../translation.ts';
import type { tags as english } from '../en/tags.ts';

export const tags: Translation<typeof english> = {
  tag: 'وسم',
  category: 'تصنيف',
  exists: 'يوجد {tagType} بهذا الاسم بالفعل',
  oneAtATime: 'لا يمكنك تعديل أكثر من {tagType} واحد في كل مرة',
};
