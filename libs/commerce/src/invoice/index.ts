export {
  createCreditNote,
  createInvoice,
  createPackingSlip,
  createReversal,
  wholeOrder,
  type CreditedRefund,
  type Issue,
  type Seller,
} from './create-invoice.ts';
export { taxByRate, type StoredStep, type TaxedOrder } from './tax-by-rate.ts';
