/** The URL of a PDF file: of invoices by their ids, or of packing slips by the ids of their orders. */
export const printUrl = (
  websiteId: string,
  documents: 'invoices' | 'packing-slips',
  ids: readonly string[],
): string => `/api/websites/${websiteId}/orders/${documents}.pdf?ids=${ids.join(',')}`;
