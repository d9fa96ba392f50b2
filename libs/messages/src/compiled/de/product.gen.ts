// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { product as source } from '../../catalog/en/product.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const product = {
  priceFrom: ["ab ",["startingPrice"]],
  soldOut: "Ausverkauft",
  onSale: "Im Angebot",
  addToCart: "In den Warenkorb",
  everyWeek: [["billingPeriodValue",{"=1":[["price"]," pro Woche"],"other":[["price"]," alle ",["billingPeriodValue"]," Wochen"]},"plural"]],
  everyWeekFor: [["billingPeriodValue",{"=1":[["price"]," pro Woche"],"other":[["price"]," alle ",["billingPeriodValue"]," Wochen"]},"plural"]," für ",["durationValue",{"one":[["durationValue"]," Woche"],"other":[["durationValue"]," Wochen"]},"plural"]],
  everyMonth: [["billingPeriodValue",{"=1":[["price"]," pro Monat"],"other":[["price"]," alle ",["billingPeriodValue"]," Monate"]},"plural"]],
  everyMonthFor: [["billingPeriodValue",{"=1":[["price"]," pro Monat"],"other":[["price"]," alle ",["billingPeriodValue"]," Monate"]},"plural"]," für ",["durationValue",{"one":[["durationValue"]," Monat"],"other":[["durationValue"]," Monate"]},"plural"]],
  everyYear: [["billingPeriodValue",{"=1":[["price"]," pro Jahr"],"other":[["price"]," alle ",["billingPeriodValue"]," Jahre"]},"plural"]],
  everyYearFor: [["billingPeriodValue",{"=1":[["price"]," pro Jahr"],"other":[["price"]," alle ",["billingPeriodValue"]," Jahre"]},"plural"]," für ",["durationValue",{"one":[["durationValue"]," Jahr"],"other":[["durationValue"]," Jahre"]},"plural"]],
  installmentsBetween: ["Ratenzahlung bei Bestellungen von ",["min"]," bis ",["max"]],
  installmentsFrom: ["Ratenzahlung bei Bestellungen ab ",["min"]],
  installmentsUpTo: ["Ratenzahlung bei Bestellungen bis ",["max"]],
} as CompiledArea<typeof source>;
