// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { product as source } from '../../catalog/en/product.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const product = {
  priceFrom: ["desde ",["startingPrice"]],
  soldOut: "Agotado",
  onSale: "Oferta",
  addToCart: "Añadir al carrito",
  everyWeek: [["billingPeriodValue",{"=1":[["price"]," cada semana"],"many":[["price"]," cada ",["billingPeriodValue"]," semanas"],"other":[["price"]," cada ",["billingPeriodValue"]," semanas"]},"plural"]],
  everyWeekFor: [["billingPeriodValue",{"=1":[["price"]," cada semana"],"many":[["price"]," cada ",["billingPeriodValue"]," semanas"],"other":[["price"]," cada ",["billingPeriodValue"]," semanas"]},"plural"]," durante ",["durationValue",{"one":[["durationValue"]," semana"],"many":[["durationValue"]," semanas"],"other":[["durationValue"]," semanas"]},"plural"]],
  everyMonth: [["billingPeriodValue",{"=1":[["price"]," cada mes"],"many":[["price"]," cada ",["billingPeriodValue"]," meses"],"other":[["price"]," cada ",["billingPeriodValue"]," meses"]},"plural"]],
  everyMonthFor: [["billingPeriodValue",{"=1":[["price"]," cada mes"],"many":[["price"]," cada ",["billingPeriodValue"]," meses"],"other":[["price"]," cada ",["billingPeriodValue"]," meses"]},"plural"]," durante ",["durationValue",{"one":[["durationValue"]," mes"],"many":[["durationValue"]," meses"],"other":[["durationValue"]," meses"]},"plural"]],
  everyYear: [["billingPeriodValue",{"=1":[["price"]," cada año"],"many":[["price"]," cada ",["billingPeriodValue"]," años"],"other":[["price"]," cada ",["billingPeriodValue"]," años"]},"plural"]],
  everyYearFor: [["billingPeriodValue",{"=1":[["price"]," cada año"],"many":[["price"]," cada ",["billingPeriodValue"]," años"],"other":[["price"]," cada ",["billingPeriodValue"]," años"]},"plural"]," durante ",["durationValue",{"one":[["durationValue"]," año"],"many":[["durationValue"]," años"],"other":[["durationValue"]," años"]},"plural"]],
  installmentsBetween: ["Paga a plazos en pedidos de ",["min"]," a ",["max"]],
  installmentsFrom: ["Paga a plazos en pedidos desde ",["min"]],
  installmentsUpTo: ["Paga a plazos en pedidos de hasta ",["max"]],
} as CompiledArea<typeof source>;
