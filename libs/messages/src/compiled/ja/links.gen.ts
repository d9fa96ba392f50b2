// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { links as source } from '../../catalog/en/links.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const links = {
  tooLong: "このリンクは長すぎます。",
  notAPhoneNumber: "4桁以上の電話番号をスペースなしで入力してください。",
  notAMailAddress: ["メールアドレスは",["email"],"の形式で入力してください"],
  malformedProtocol: ["リンクは",["host"],"または",["host"],"の形式で入力してください"],
  protocolNotAllowed: "この種類のリンクは使用できません。",
  suggestion: [["link"],"ではありませんか？"],
} as CompiledArea<typeof source>;
