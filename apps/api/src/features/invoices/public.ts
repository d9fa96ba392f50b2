/** What other features may call. */
export { creditRefunds, creditUnpaid, issueConfirmedInvoices } from './issue-invoices.ts';
