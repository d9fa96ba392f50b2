/** What other features may call. */
export { creditRefunds, creditUnpaid, issueConfirmedInvoices } from './issue-invoices.ts';
export { lockCreditNoteNumbers } from './invoices.queries.ts';
