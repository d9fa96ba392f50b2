// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { cart as source } from '../../catalog/en/cart.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const cart = {
  title: "ショッピングカート",
  empty: "カートは空です。",
  items: [["count",{"other":["カートに",0,"点の商品"]},"plural"]],
  quantity: "数量",
  remove: "削除",
  removeQuestion: [["title"],"をカートから削除しますか？"],
  subtotal: "小計",
  checkout: "ご購入手続き",
  unableToUpdateQuantity: "数量を変更できませんでした",
  unableToRemoveItem: "商品を削除できませんでした",
} as CompiledArea<typeof source>;
