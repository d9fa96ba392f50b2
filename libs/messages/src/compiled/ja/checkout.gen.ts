// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { checkout as source } from '../../catalog/en/checkout.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const checkout = {
  sessionExpired: "セッションの有効期限が切れたか、Cookieが無効になっています。ご購入手続きに進めません。",
  belowMinimum: ["ご注文の小計は",["subtotal"],"以上である必要があります"],
} as CompiledArea<typeof source>;
