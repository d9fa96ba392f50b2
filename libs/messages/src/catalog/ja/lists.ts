import type { Translation } from '../../translation.ts';
import type { lists as english } from '../en/lists.ts';

export const lists: Translation<typeof english> = {
  required: 'リストを選択してください',
  none: 'メーリングリストがありません。先に作成してください',
};
