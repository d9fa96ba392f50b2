export {
  createCreditNote,
  createInvoice,
  createPackingSlip,
  createReversal,
  uncapturedPart,
  wholeOrder,
  type CreditedRefund,
  type Issue,
  type Seller,
} from './create-invoice.ts';
export { uncapturedTaxes, type CapturedOrder } from './uncaptured-taxes.ts';
export { taxByRate, type StoredStep, type TaxedOrder } from './tax-by-rate.ts';
