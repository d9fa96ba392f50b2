import type { Translation } from '../../translation.ts';
import type { tags as english } from '../en/tags.ts';

export const tags: Translation<typeof english> = {
  tag: 'タグ',
  category: 'カテゴリー',
  exists: 'この{tagType}はすでに存在します',
  oneAtATime: '{tagType}は一度に1つだけ編集できます',
};
