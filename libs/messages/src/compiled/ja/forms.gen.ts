// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { forms as source } from '../../catalog/en/forms.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const forms = {
  submitting: "送信中…",
  processingFailed: "フォームの送信中にエラーが発生しました。再読み込みしてもう一度お試しください。",
  unknownError: "不明なエラーです。しばらくしてからもう一度お試しください。",
  captchaRequired: "送信する前にCAPTCHAを完了してください。",
  captchaNotSetUp: "ReCaptchaが設定されていません",
  keyMissing: "フォームの送信キーを取得できませんでした。しばらくしてからもう一度お試しください。",
  fieldsUnreadable: "フォームの項目を読み取れませんでした。入力内容をご確認ください。",
  fieldsInvalid: "正しくない項目があります。入力内容をご確認ください。",
  problemBelow: "フォームに問題があります。下にスクロールしてご確認ください。",
  problemAbove: "フォームに問題があります。上にスクロールしてご確認ください。",
  unableToSubmit: "フォームを提出できません。しばらくしてからもう一度お試しください。",
  notConfigured: "このフォームはまだ設定されていません。",
  rateLimited: "送信回数の上限を超えたため、フォームを送信できません。しばらくしてからもう一度お試しください。",
  unableToSend: "フォームを送信できません。しばらくしてからもう一度お試しください。",
  characterLimit: "文字数の上限を超えています。",
  characterCount: [["count"]," / ",["max"]],
  emailInvalid: ["メールアドレスが正しくありません。",["email"],"の形式で入力してください。"],
  unableToRender: "フォームを表示できません",
  unableToUpdate: "フォームを変更できません",
  unableToOpen: "フォームを開けません",
} as CompiledArea<typeof source>;
