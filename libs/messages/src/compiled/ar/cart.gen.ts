// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { cart as source } from '../../catalog/en/cart.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const cart = {
  title: "سلة التسوق",
  empty: "سلة التسوق فارغة.",
  items: [["count",{"zero":"لا منتجات في سلتك","one":"منتج واحد في سلتك","two":"منتجان في سلتك","few":[0," منتجات في سلتك"],"many":[0," منتجًا في سلتك"],"other":[0," منتج في سلتك"]},"plural"]],
  quantity: "الكمية",
  remove: "إزالة",
  removeQuestion: ["هل تريد إزالة ",["title"]," من سلتك؟"],
  subtotal: "المجموع الفرعي",
  checkout: "إتمام الشراء",
  unableToUpdateQuantity: "تعذّر تغيير الكمية",
  unableToRemoveItem: "تعذّرت إزالة المنتج",
} as CompiledArea<typeof source>;
