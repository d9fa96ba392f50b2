// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { cart as source } from '../../catalog/en/cart.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const cart = {
  title: "Panier",
  empty: "Votre panier est vide.",
  items: [["count",{"one":[0," article dans votre panier"],"many":[0," d’articles dans votre panier"],"other":[0," articles dans votre panier"]},"plural"]],
  quantity: "Quantité",
  remove: "Retirer",
  removeQuestion: ["Retirer ",["title"]," de votre panier ?"],
  subtotal: "Sous-total",
  checkout: "Commander",
  unableToUpdateQuantity: "Impossible de modifier la quantité",
  unableToRemoveItem: "Impossible de retirer l’article",
} as CompiledArea<typeof source>;
