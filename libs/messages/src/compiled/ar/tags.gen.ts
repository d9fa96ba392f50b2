// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { tags as source } from '../../catalog/en/tags.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const tags = {
  tag: "وسم",
  category: "تصنيف",
  exists: ["يوجد ",["tagType"]," بهذا الاسم بالفعل"],
  oneAtATime: ["لا يمكنك تعديل أكثر من ",["tagType"]," واحد في كل مرة"],
} as CompiledArea<typeof source>;
