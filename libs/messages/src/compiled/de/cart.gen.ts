// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { cart as source } from '../../catalog/en/cart.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const cart = {
  title: "Warenkorb",
  empty: "Ihr Warenkorb ist leer.",
  items: [["count",{"one":[0," Artikel in Ihrem Warenkorb"],"other":[0," Artikel in Ihrem Warenkorb"]},"plural"]],
  quantity: "Anzahl",
  remove: "Entfernen",
  removeQuestion: [["title"]," aus Ihrem Warenkorb entfernen?"],
  subtotal: "Zwischensumme",
  checkout: "Zur Kasse",
  unableToUpdateQuantity: "Die Anzahl konnte nicht geändert werden",
  unableToRemoveItem: "Der Artikel konnte nicht entfernt werden",
} as CompiledArea<typeof source>;
