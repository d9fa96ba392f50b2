import type { Translation } from '../../translation.ts';
import type { validation as english } from '../en/validation.ts';

export const validation: Translation<typeof english> = {
  email: '有効なメールアドレスを入力してください',
  emailFormat: 'メールアドレスは{email}の形式で入力してください',
  linkFormat: 'リンクは{host}または{host}の形式で入力してください',
  pageUrl: '{val}は有効なページURLではありません',
  expectedOption: '{val}は想定された選択肢ではありません',
};
