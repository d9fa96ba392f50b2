import { findTemplateErrors } from '@sitewright/commerce/mail-template';
import {
  issueInvoices,
  listMailTemplates,
  listOrderInvoices,
  previewMailTemplate,
  readInvoiceSettings,
  readMailTemplate,
  resetMailTemplate,
  switchMail,
  testMailTemplate,
  writeInvoiceSettings,
  writeMailTemplate,
} from '@sitewright/contracts/api';
import {
  mailTemplateKinds,
  optionalMails,
  type MailTemplate,
  type MailTemplateKind,
} from '@sitewright/contracts/entities';
import { err } from '@sitewright/contracts/errors';
import type { HttpHandler } from 'msw';
import { answer } from './answer.ts';
import { conflictError, fakeRevision, withRevision } from './fake-revision.ts';
import { idOf } from './sample.ts';
import type { FakeState } from './state.ts';

const defaultTemplate = (kind: MailTemplateKind): MailTemplate => ({
  subject: `${kind} {{shop name}}`,
  preview: '',
  blocks: [
    { id: 'block0', type: 'heading', text: 'Hello' },
    { id: 'block1', type: 'text', text: 'From {{shop name}}' },
    { id: 'block2', type: 'button', label: 'Open the shop', url: '{{shop link}}' },
  ],
});

/** The content of mails, as text: the server renders them. */
const render = ({ subject, blocks }: MailTemplate) => {
  const text = blocks.map((block) => ('text' in block ? block.text : block.type)).join('\n');
  return { subject, text, html: `<!doctype html><title>Mail</title><pre>${text}</pre>` };
};

export function storeMailHandlers(state: FakeState): HttpHandler[] {
  const stored = (kind: MailTemplateKind) => {
    const custom = state.mailTemplates.get(kind);
    const template = custom ?? defaultTemplate(kind);
    return { template, isCustom: custom !== undefined, revision: fakeRevision(template) };
  };
  const isOn = (kind: MailTemplateKind) =>
    kind === 'reviewRequest'
      ? state.reviewSettings.requestsReviews
      : kind === 'abandonedCart'
        ? state.cartRecovery.isOn
        : !state.mailsOff.has(kind);
  return [
    answer(switchMail, ({ params: { kind }, body }) => {
      if (!optionalMails.some((mail) => mail === kind)) return err('actionNotAllowed');
      if (kind === 'reviewRequest')
        state.reviewSettings = { ...state.reviewSettings, requestsReviews: body.isOn };
      else if (kind === 'abandonedCart') state.cartRecovery = { ...state.cartRecovery, ...body };
      else if (body.isOn) state.mailsOff.delete(kind);
      else state.mailsOff.add(kind);
      return body;
    }),
    answer(listMailTemplates, () => ({
      templates: mailTemplateKinds.map((kind) => ({
        kind,
        subject: stored(kind).template.subject,
        isCustom: stored(kind).isCustom,
        isOn: isOn(kind),
      })),
    })),
    answer(readMailTemplate, ({ params: { kind } }) => stored(kind)),
    answer(writeMailTemplate, ({ params: { kind }, body: { template, revision } }) => {
      const errors = findTemplateErrors(kind, template);
      if (Object.keys(errors).length > 0) return err('invalidRequest', { errors });
      const conflict = conflictError(revision, stored(kind).template);
      if (conflict !== null) return conflict;
      state.mailTemplates.set(kind, template);
      return stored(kind);
    }),
    answer(resetMailTemplate, ({ params: { kind } }) => {
      state.mailTemplates.delete(kind);
      return stored(kind);
    }),
    answer(previewMailTemplate, ({ body: { template } }) => render(template)),
    answer(testMailTemplate, ({ body: { template } }) => {
      state.testMails.push(template);
      return { to: state.email };
    }),
    answer(readInvoiceSettings, () => withRevision(state.invoiceSettings)),
    answer(writeInvoiceSettings, ({ body: { revision, ...settings } }) => {
      const conflict = conflictError(revision, state.invoiceSettings);
      if (conflict !== null) return conflict;
      state.invoiceSettings = settings;
      return withRevision(settings);
    }),
    answer(listOrderInvoices, ({ params: { orderId } }) => ({
      invoices: state.invoices.get(orderId) ?? [],
    })),
    answer(issueInvoices, ({ body: { orderIds } }) => {
      for (const orderId of orderIds) {
        const count = state.invoices.size + 1;
        const order = state.orders.find(({ id }) => id === orderId);
        if (order === undefined || state.invoices.has(orderId)) continue;
        const invoice = {
          id: idOf('invoice', count),
          kind: 'invoice' as const,
          number: `INV-${count}`,
          issuedAt: '2026-11-20T12:00:00.000Z',
          totalCents: order.grandTotalCents,
        };
        state.invoices.set(orderId, [invoice]);
      }
      return {
        invoiceIds: orderIds.flatMap((id) => state.invoices.get(id)?.[0]?.id ?? []),
        skipped: orderIds.filter((id) => !state.invoices.has(id)),
      };
    }),
  ];
}
