import type { PrintedDocument } from './document-text.ts';

/** The name of the file of some documents: the number of a single one. */
export function documentFileName(documents: readonly PrintedDocument[]): string {
  const [first, ...others] = documents;
  if (first === undefined || others.length > 0)
    return first?.kind === 'packingSlip' ? 'packing-slips.pdf' : 'invoices.pdf';
  const name =
    first.kind === 'packingSlip' ? `packing-slip-${first.orderNumber}` : `invoice-${first.number}`;
  return `${name.replaceAll(/[^\p{L}\p{N}_.-]+/gu, '-')}.pdf`;
}
