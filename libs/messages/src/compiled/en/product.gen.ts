// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { product as source } from '../../catalog/en/product.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const product = {
  priceFrom: ["from ",["startingPrice"]],
  soldOut: "Sold out",
  onSale: "Sale",
  addToCart: "Add to cart",
  everyWeek: [["billingPeriodValue",{"=1":[["price"]," every week"],"other":[["price"]," every ",["billingPeriodValue"]," weeks"]},"plural"]],
  everyWeekFor: [["billingPeriodValue",{"=1":[["price"]," every week"],"other":[["price"]," every ",["billingPeriodValue"]," weeks"]},"plural"]," for ",["durationValue",{"one":[["durationValue"]," week"],"other":[["durationValue"]," weeks"]},"plural"]],
  everyMonth: [["billingPeriodValue",{"=1":[["price"]," every month"],"other":[["price"]," every ",["billingPeriodValue"]," months"]},"plural"]],
  everyMonthFor: [["billingPeriodValue",{"=1":[["price"]," every month"],"other":[["price"]," every ",["billingPeriodValue"]," months"]},"plural"]," for ",["durationValue",{"one":[["durationValue"]," month"],"other":[["durationValue"]," months"]},"plural"]],
  everyYear: [["billingPeriodValue",{"=1":[["price"]," every year"],"other":[["price"]," every ",["billingPeriodValue"]," years"]},"plural"]],
  everyYearFor: [["billingPeriodValue",{"=1":[["price"]," every year"],"other":[["price"]," every ",["billingPeriodValue"]," years"]},"plural"]," for ",["durationValue",{"one":[["durationValue"]," year"],"other":[["durationValue"]," years"]},"plural"]],
  installmentsBetween: ["Pay in installments on orders from ",["min"]," to ",["max"]],
  installmentsFrom: ["Pay in installments on orders from ",["min"]],
  installmentsUpTo: ["Pay in installments on orders up to ",["max"]],
} as CompiledArea<typeof source>;
