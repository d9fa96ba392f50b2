import type { Translation } from '../../translation.ts';
import type { errors as english } from '../en/errors.ts';

export const errors: Translation<typeof english> = {
  invalidRequest: '正しくない項目があります。入力内容をご確認ください。',
  malformedRequest: 'リクエストを読み取れませんでした。',
  crumbFail: 'セッションが変わりました。もう一度お試しください。',
  reservedName: 'この名前は使用できません。別の名前をお選びください。',
  limitReached: '上限を超えています。',
  unknownBlock: 'このページにそのブロックはありません。',
  loginRequired: '許可されていないリクエストです',
  wrongCredentials: 'メールアドレスまたはパスワードが正しくありません。',
  paymentDeclined: 'お支払いが承認されませんでした。別のカードをご利用ください。',
  authorizationFail: '許可されていないリクエストです',
  foreignOrigin: 'このリクエストはサイト自体から送信されたものではありません。',
  freshLoginRequired: '続けるには、パスワードをもう一度入力してください。',
  rightsExceeded: 'ご自身が権限を持つ役割についてのみ決定できます。',
  otherAccountInvited: 'この招待は{invited}宛てです。そのアドレスでログインしてください。',
  notFound: 'コンテンツが見つかりません',
  unknownHost: 'このアドレスにサイトはありません。',
  invitationOver:
    'この招待は使用済み、取り消し済み、または期限切れです。新しい招待をご依頼ください。',
  signUpOver: 'このリンクは使用済み、または期限切れです。もう一度アカウントを作成してください。',
  formNotConfigured: 'このフォームはまだ設定されていません。',
  methodNotAllowed: 'このアドレスではこの種類のリクエストを受け付けていません。',
  requestTimeout: 'リクエストの受信に時間がかかりすぎました。',
  conflict: 'ほかの人が変更しました。再読み込みしてもう一度お試しください。',
  alreadyExists: 'すでに存在します。',
  pathReserved:
    '{path}はサイト自体のために予約されています。そこにあるものに別のアドレスを設定してください。',
  pathTaken:
    '現在「{title}」が{path}を使用しています。そのURLスラッグを変更してから、もう一度お試しください。',
  cartPurchased: 'このカートは購入済みです。新しいカートをご利用ください。',
  cartChanged:
    'カートの内容が変わりました。合計は{total}です。ご確認のうえ、もう一度ご注文ください。',
  outOfStock: '在庫が足りません。',
  idempotencyConflict: 'このご注文は別の内容ですでに送信されています。',
  belowMinimum: 'ご注文の小計は{subtotal}以上である必要があります',
  emptyCart: 'カートは空です。',
  cartExpired:
    'セッションの有効期限が切れたか、Cookieが無効になっています。ご購入手続きに進めません。',
  actionNotAllowed: 'この操作は許可されていません。',
  unreadableContent: 'このバージョンの製品では「{title}」を読み取れません。',
  ownerStays: 'サイトの所有者は、サイトをほかの人に譲渡するまで外れません。',
  tooLarge: 'リクエストが大きすぎます。',
  addressTooLong: 'このアドレスは長すぎます。',
  headersTooLarge:
    'ブラウザーが送信したデータが上限を超えています。このサイトの Cookie を削除してください。',
  fileTooLarge: 'ファイル「{fileName}」は大きすぎます。上限は{maxSize}です。',
  unsupportedMediaType: 'この種類のコンテンツは受け付けていません。',
  emptyFile: 'ファイル「{fileName}」は空です。',
  unsupportedFile:
    'ファイル「{fileName}」は対応している{fileTypeMessage}ファイルではないようです。',
  tooManyPixels:
    '画像「{fileName}」は{megapixels}メガピクセルです。上限は{limit}メガピクセルです。',
  tooManyFrames: 'アニメーション「{fileName}」は{frames}フレームです。上限は{limit}フレームです。',
  formKeyInvalid:
    'フォームの送信キーを取得できませんでした。しばらくしてからもう一度お試しください。',
  captchaRequired: '送信する前にCAPTCHAを完了してください。',
  tooManyRequests: 'リクエストが多すぎます。しばらくしてからもう一度お試しください。',
  submissionRateLimited:
    '送信回数の上限を超えたため、フォームを送信できません。しばらくしてからもう一度お試しください。',
  internalError: 'サーバー内部エラーです。しばらくしてからもう一度お試しください。',
  unavailable:
    'このサービスは一時的にご利用いただけません。しばらくしてからもう一度お試しください。',
  storageFull:
    '保存する空き容量がありません。失われたものはありません。しばらくしてからもう一度お試しください。',
};
