import type { InvoiceDocument } from '@sitewright/contracts/entities';
import { documentFileName, renderDocuments } from '../documents/index.ts';
import type { MailAttachment } from '../mail/mail-transport.ts';

/** An invoice as a file of a mail. */
export const toAttachment = async (invoice: InvoiceDocument): Promise<MailAttachment> => ({
  fileName: documentFileName([invoice]),
  contentType: 'application/pdf',
  content: await renderDocuments([invoice]),
});
