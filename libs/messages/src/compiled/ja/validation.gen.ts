// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { validation as source } from '../../catalog/en/validation.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const validation = {
  email: "有効なメールアドレスを入力してください",
  emailFormat: ["メールアドレスは",["email"],"の形式で入力してください"],
  linkFormat: ["リンクは",["host"],"または",["host"],"の形式で入力してください"],
  pageUrl: [["val"],"は有効なページURLではありません"],
  expectedOption: [["val"],"は想定された選択肢ではありません"],
} as CompiledArea<typeof source>;
