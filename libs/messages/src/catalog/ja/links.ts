import type { Translation } from '../../translation.ts';
import type { links as english } from '../en/links.ts';

export const links: Translation<typeof english> = {
  tooLong: 'このリンクは長すぎます。',
  notAPhoneNumber: '4桁以上の電話番号をスペースなしで入力してください。',
  notAMailAddress: 'メールアドレスは{email}の形式で入力してください',
  malformedProtocol: 'リンクは{host}または{host}の形式で入力してください',
  protocolNotAllowed: 'この種類のリンクは使用できません。',
  suggestion: '{link}ではありませんか？',
};
