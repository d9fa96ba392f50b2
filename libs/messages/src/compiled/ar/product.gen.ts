// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { product as source } from '../../catalog/en/product.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const product = {
  priceFrom: ["ابتداءً من ",["startingPrice"]],
  soldOut: "نفدت الكمية",
  onSale: "تخفيض",
  addToCart: "أضف إلى السلة",
  everyWeek: [["billingPeriodValue",{"=1":[["price"]," كل أسبوع"],"zero":[["price"]," كل ",["billingPeriodValue"]," أسبوع"],"one":[["price"]," كل أسبوع"],"two":[["price"]," كل أسبوعين"],"few":[["price"]," كل ",["billingPeriodValue"]," أسابيع"],"many":[["price"]," كل ",["billingPeriodValue"]," أسبوعًا"],"other":[["price"]," كل ",["billingPeriodValue"]," أسبوع"]},"plural"]],
  everyWeekFor: [["billingPeriodValue",{"=1":[["price"]," كل أسبوع"],"zero":[["price"]," كل ",["billingPeriodValue"]," أسبوع"],"one":[["price"]," كل أسبوع"],"two":[["price"]," كل أسبوعين"],"few":[["price"]," كل ",["billingPeriodValue"]," أسابيع"],"many":[["price"]," كل ",["billingPeriodValue"]," أسبوعًا"],"other":[["price"]," كل ",["billingPeriodValue"]," أسبوع"]},"plural"]," لمدة ",["durationValue",{"zero":[["durationValue"]," أسبوع"],"one":"أسبوع واحد","two":"أسبوعين","few":[["durationValue"]," أسابيع"],"many":[["durationValue"]," أسبوعًا"],"other":[["durationValue"]," أسبوع"]},"plural"]],
  everyMonth: [["billingPeriodValue",{"=1":[["price"]," كل شهر"],"zero":[["price"]," كل ",["billingPeriodValue"]," شهر"],"one":[["price"]," كل شهر"],"two":[["price"]," كل شهرين"],"few":[["price"]," كل ",["billingPeriodValue"]," أشهر"],"many":[["price"]," كل ",["billingPeriodValue"]," شهرًا"],"other":[["price"]," كل ",["billingPeriodValue"]," شهر"]},"plural"]],
  everyMonthFor: [["billingPeriodValue",{"=1":[["price"]," كل شهر"],"zero":[["price"]," كل ",["billingPeriodValue"]," شهر"],"one":[["price"]," كل شهر"],"two":[["price"]," كل شهرين"],"few":[["price"]," كل ",["billingPeriodValue"]," أشهر"],"many":[["price"]," كل ",["billingPeriodValue"]," شهرًا"],"other":[["price"]," كل ",["billingPeriodValue"]," شهر"]},"plural"]," لمدة ",["durationValue",{"zero":[["durationValue"]," شهر"],"one":"شهر واحد","two":"شهرين","few":[["durationValue"]," أشهر"],"many":[["durationValue"]," شهرًا"],"other":[["durationValue"]," شهر"]},"plural"]],
  everyYear: [["billingPeriodValue",{"=1":[["price"]," كل سنة"],"zero":[["price"]," كل ",["billingPeriodValue"]," سنة"],"one":[["price"]," كل سنة"],"two":[["price"]," كل سنتين"],"few":[["price"]," كل ",["billingPeriodValue"]," سنوات"],"many":[["price"]," كل ",["billingPeriodValue"]," سنة"],"other":[["price"]," كل ",["billingPeriodValue"]," سنة"]},"plural"]],
  everyYearFor: [["billingPeriodValue",{"=1":[["price"]," كل سنة"],"zero":[["price"]," كل ",["billingPeriodValue"]," سنة"],"one":[["price"]," كل سنة"],"two":[["price"]," كل سنتين"],"few":[["price"]," كل ",["billingPeriodValue"]," سنوات"],"many":[["price"]," كل ",["billingPeriodValue"]," سنة"],"other":[["price"]," كل ",["billingPeriodValue"]," سنة"]},"plural"]," لمدة ",["durationValue",{"zero":[["durationValue"]," سنة"],"one":"سنة واحدة","two":"سنتين","few":[["durationValue"]," سنوات"],"many":[["durationValue"]," سنة"],"other":[["durationValue"]," سنة"]},"plural"]],
  installmentsBetween: ["الدفع بالتقسيط للطلبات من ",["min"]," إلى ",["max"]],
  installmentsFrom: ["الدفع بالتقسيط للطلبات ابتداءً من ",["min"]],
  installmentsUpTo: ["الدفع بالتقسيط للطلبات حتى ",["max"]],
} as CompiledArea<typeof source>;
