import { createPackingSlip } from '@sitewright/commerce/invoices';
import { printInvoices, printPackingSlips } from '@sitewright/contracts/api';
import { err } from '@sitewright/contracts/errors';
import type { FastifyReply } from 'fastify';
import {
  documentFileName,
  renderDocuments,
  type PrintedDocument,
} from '../../platform/documents/index.ts';
import { openRoute, replied } from '../../platform/routing/define-route.ts';
import { ownerReads } from '../../platform/routing/owner-access.ts';
import { attachmentHeader } from '../../platform/server/attachment-header.ts';
import { findOrders } from '../orders/public.ts';
import { readSeller } from './invoice-settings.queries.ts';
import { findInvoices } from './invoices.queries.ts';
import { readOrderNotes } from './order-notes.queries.ts';

const maxDocuments = 100;

/** The ids of a comma-separated list, each once; null if there are none, too many or malformed ones. */
function readIds(ids: string): readonly string[] | null {
  const list = [...new Set(ids.split(','))];
  return list.length <= maxDocuments && list.every((id) => /^[0-9a-f]{24}$/.test(id)) ? list : null;
}

async function sendDocuments(
  reply: FastifyReply,
  documents: readonly PrintedDocument[],
): Promise<typeof replied> {
  // Rendered outside of the transaction: it takes longer than reading.
  const file = await renderDocuments(documents);
  await reply
    .headers({
      'content-type': 'application/pdf',
      'content-disposition': attachmentHeader(documentFileName(documents)),
    })
    .send(file);
  return replied;
}

export const printInvoicesRoute = openRoute(
  printInvoices,
  ownerReads('orders.read'),
  async ({ query, reply, inTenant }) => {
    const ids = readIds(query.ids);
    if (ids === null) return err('invalidRequest');
    const invoices = await inTenant((tenant) => findInvoices(tenant, ids));
    if (invoices.size < ids.length) return err('notFound');
    return sendDocuments(
      reply,
      ids.flatMap((id) => invoices.get(id)?.document ?? []),
    );
  },
);

export const printPackingSlipsRoute = openRoute(
  printPackingSlips,
  ownerReads('orders.read'),
  async ({ query, reply, inTenant }) => {
    const ids = readIds(query.ids);
    if (ids === null) return err('invalidRequest');
    const slips = await inTenant(async (tenant) => {
      const [orders, notes, seller] = [
        await findOrders(tenant, ids),
        await readOrderNotes(tenant, ids),
        await readSeller(tenant),
      ];
      return ids.flatMap((id) => {
        const order = orders.get(id);
        return order === undefined ? [] : createPackingSlip(order, notes.get(id) ?? '', seller);
      });
    });
    if (slips.length < ids.length) return err('notFound');
    // Nothing is packed of an order that was delivered online.
    const packed = slips.filter(({ lines }) => lines.length > 0);
    return packed.length === 0 ? err('actionNotAllowed') : sendDocuments(reply, packed);
  },
);
