// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { cart as source } from '../../catalog/en/cart.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const cart = {
  title: "Carrito de la compra",
  empty: "Tu carrito está vacío.",
  items: [["count",{"one":[0," artículo en tu carrito"],"many":[0," de artículos en tu carrito"],"other":[0," artículos en tu carrito"]},"plural"]],
  quantity: "Cantidad",
  remove: "Quitar",
  removeQuestion: ["¿Quitar ",["title"]," de tu carrito?"],
  subtotal: "Subtotal",
  checkout: "Finalizar la compra",
  unableToUpdateQuantity: "No se ha podido cambiar la cantidad",
  unableToRemoveItem: "No se ha podido quitar el artículo",
} as CompiledArea<typeof source>;
