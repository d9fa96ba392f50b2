// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { product as source } from '../../catalog/en/product.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const product = {
  priceFrom: ["à partir de ",["startingPrice"]],
  soldOut: "Épuisé",
  onSale: "Promotion",
  addToCart: "Ajouter au panier",
  everyWeek: [["billingPeriodValue",{"=1":[["price"]," par semaine"],"many":[["price"]," toutes les ",["billingPeriodValue"]," semaines"],"other":[["price"]," toutes les ",["billingPeriodValue"]," semaines"]},"plural"]],
  everyWeekFor: [["billingPeriodValue",{"=1":[["price"]," par semaine"],"many":[["price"]," toutes les ",["billingPeriodValue"]," semaines"],"other":[["price"]," toutes les ",["billingPeriodValue"]," semaines"]},"plural"]," pendant ",["durationValue",{"one":[["durationValue"]," semaine"],"many":[["durationValue"]," semaines"],"other":[["durationValue"]," semaines"]},"plural"]],
  everyMonth: [["billingPeriodValue",{"=1":[["price"]," par mois"],"many":[["price"]," tous les ",["billingPeriodValue"]," mois"],"other":[["price"]," tous les ",["billingPeriodValue"]," mois"]},"plural"]],
  everyMonthFor: [["billingPeriodValue",{"=1":[["price"]," par mois"],"many":[["price"]," tous les ",["billingPeriodValue"]," mois"],"other":[["price"]," tous les ",["billingPeriodValue"]," mois"]},"plural"]," pendant ",["durationValue",{"one":[["durationValue"]," mois"],"many":[["durationValue"]," mois"],"other":[["durationValue"]," mois"]},"plural"]],
  everyYear: [["billingPeriodValue",{"=1":[["price"]," par an"],"many":[["price"]," tous les ",["billingPeriodValue"]," ans"],"other":[["price"]," tous les ",["billingPeriodValue"]," ans"]},"plural"]],
  everyYearFor: [["billingPeriodValue",{"=1":[["price"]," par an"],"many":[["price"]," tous les ",["billingPeriodValue"]," ans"],"other":[["price"]," tous les ",["billingPeriodValue"]," ans"]},"plural"]," pendant ",["durationValue",{"one":[["durationValue"]," an"],"many":[["durationValue"]," ans"],"other":[["durationValue"]," ans"]},"plural"]],
  installmentsBetween: ["Paiement en plusieurs fois pour les commandes de ",["min"]," à ",["max"]],
  installmentsFrom: ["Paiement en plusieurs fois à partir de ",["min"]," de commande"],
  installmentsUpTo: ["Paiement en plusieurs fois jusqu’à ",["max"]," de commande"],
} as CompiledArea<typeof source>;
