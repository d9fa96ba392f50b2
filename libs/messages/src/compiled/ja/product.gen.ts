// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { product as source } from '../../catalog/en/product.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const product = {
  priceFrom: [["startingPrice"],"から"],
  soldOut: "売り切れ",
  onSale: "セール",
  addToCart: "カートに入れる",
  everyWeek: [["billingPeriodValue",{"=1":["毎週",["price"]],"other":[["billingPeriodValue"],"週間ごとに",["price"]]},"plural"]],
  everyWeekFor: [["billingPeriodValue",{"=1":["毎週",["price"]],"other":[["billingPeriodValue"],"週間ごとに",["price"]]},"plural"],"（",["durationValue",{"other":[["durationValue"],"週間"]},"plural"],"）"],
  everyMonth: [["billingPeriodValue",{"=1":["毎月",["price"]],"other":[["billingPeriodValue"],"か月ごとに",["price"]]},"plural"]],
  everyMonthFor: [["billingPeriodValue",{"=1":["毎月",["price"]],"other":[["billingPeriodValue"],"か月ごとに",["price"]]},"plural"],"（",["durationValue",{"other":[["durationValue"],"か月間"]},"plural"],"）"],
  everyYear: [["billingPeriodValue",{"=1":["毎年",["price"]],"other":[["billingPeriodValue"],"年ごとに",["price"]]},"plural"]],
  everyYearFor: [["billingPeriodValue",{"=1":["毎年",["price"]],"other":[["billingPeriodValue"],"年ごとに",["price"]]},"plural"],"（",["durationValue",{"other":[["durationValue"],"年間"]},"plural"],"）"],
  installmentsBetween: [["min"],"から",["max"],"までのご注文は分割払いをご利用いただけます"],
  installmentsFrom: [["min"],"以上のご注文は分割払いをご利用いただけます"],
  installmentsUpTo: [["max"],"までのご注文は分割払いをご利用いただけます"],
} as CompiledArea<typeof source>;
