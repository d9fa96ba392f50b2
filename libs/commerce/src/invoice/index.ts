export {
  createCreditNote,
  createInvoice,
  createPackingSlip,
  wholeOrder,
  type CreditedRefund,
  type Issue,
  type Seller,
} from './create-invoice.ts';
export { taxByRate, type StoredStep, type TaxedOrder } from './tax-by-rate.ts';
