/** What other features may call. */
export { readSeller } from './invoice-settings.queries.ts';
export { lockCreditNoteNumbers } from './invoices.queries.ts';
export {
  creditRefunds,
  creditUncaptured,
  creditUnpaid,
  issueConfirmedInvoices,
  reverseCreditNote,
} from './issue-invoices.ts';
