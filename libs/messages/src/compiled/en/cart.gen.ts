// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { cart as source } from '../../catalog/en/cart.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const cart = {
  title: "Shopping cart",
  empty: "Your cart is empty.",
  items: [["count",{"one":[0," item in your cart"],"other":[0," items in your cart"]},"plural"]],
  quantity: "Quantity",
  remove: "Remove",
  removeQuestion: ["Remove ",["title"]," from your cart?"],
  subtotal: "Subtotal",
  checkout: "Checkout",
  unableToUpdateQuantity: "Unable to update quantity",
  unableToRemoveItem: "Unable to remove item",
} as CompiledArea<typeof source>;
