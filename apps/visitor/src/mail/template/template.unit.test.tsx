import { visitorText } from '@sitewright/blocks/texts';
import { findTemplateErrors } from '@sitewright/commerce/mail-template';
import { mailTemplateKinds, type MailTemplate, type Order } from '@sitewright/contracts/entities';
import { describe, expect, it } from 'vitest';
import { renderMail } from '../render-mail.tsx';
import { defaultTemplate } from './default-template.ts';

const text = visitorText('en');
const site = { title: 'Clay & Co', baseUrl: 'https://clay.example', locale: 'en-US' };
const order = {
  id: 'o1',
  number: 1042,
  createdAt: '2026-11-20T10:00:00.000Z',
  email: 'jo@example.com',
  customerName: '<b>Jo</b> {{shop link}}',
  paymentState: 'paid',
  currency: 'EUR',
  lines: [{ id: 'l1', title: 'Mug', variant: '', quantity: 1, unitPriceCents: 2400 }],
  shippingAddress: null,
  shippingName: null,
  subtotalCents: 2400,
  discountCents: 0,
  shippingCostCents: 0,
  taxCents: 0,
  grandTotalCents: 2400,
  giftCardCents: 0,
  fulfillments: [],
  refunds: [],
} as unknown as Order;
const mail = {
  kind: 'orderConfirmation',
  site,
  order,
  orderUrl: 'https://clay.example/o',
} as const;

const template: MailTemplate = {
  subject: 'Thanks\n{{customer name}}',
  preview: 'For {{order total}}',
  blocks: [
    { id: 'block0', type: 'footer', text: 'Small print' },
    { id: 'block1', type: 'heading', text: 'Hi {{customer name}}' },
    { id: 'block2', type: 'text', text: 'One\nTwo {{tracking number}}\nSee {{order link}}' },
    { id: 'block3', type: 'button', label: 'Track', url: '{{tracking link}}' },
    { id: 'block4', type: 'image', url: '/s/1/mug.jpg', alt: 'A mug' },
    { id: 'block5', type: 'orderLines' },
  ],
};

describe('the confirmation of an order that awaits a payment', () => {
  const awaiting = {
    ...mail,
    order: { ...order, paymentState: 'awaitingPayment' as const, giftCardCents: 400 },
    awaitedPayment: {
      method: 'bankTransfer',
      name: '',
      instructions: 'IBAN DE02\n\nBIC <X>',
    },
  } as const;
  const howToPay =
    'How to pay\nBank transfer\nAmount: €20.00\nReference: 1042\nIBAN DE02\nBIC <X>\n';

  it('says how to pay below the order lines, in HTML and in plain text', () => {
    const { html, text: plain } = renderMail(awaiting, text);
    expect(plain).toContain(howToPay);
    expect(plain.indexOf('How to pay')).toBeGreaterThan(plain.indexOf('Mug'));
    expect(plain.indexOf('How to pay')).toBeLessThan(plain.indexOf(awaiting.orderUrl));
    expect(html).toContain(
      '<strong>How to pay</strong><br/>Bank transfer<br/>Amount: €20.00<br/>Reference: 1042<br/>IBAN DE02<br/>BIC &lt;X&gt;',
    );
  });

  it('says it once whatever its template has', () => {
    const [footer, ...blocks] = template.blocks;
    const lines = { id: 'block9', type: 'orderLines' } as const;
    for (const edited of [[footer!, ...blocks, lines], [footer!], []]) {
      const { html, text: plain } = renderMail(awaiting, text, { ...template, blocks: edited });
      expect(html.split('IBAN DE02')).toHaveLength(2);
      expect(plain.split('IBAN DE02')).toHaveLength(2);
    }
  });

  it('says it in the sample for its template only', () => {
    const { awaitedPayment } = awaiting;
    const sample = { kind: 'mailSample', site, order, awaitedPayment, sampleUrl: '/' } as const;
    const textOf = (templateKind: 'orderReceived' | 'orderConfirmation') =>
      renderMail({ ...sample, templateKind }, text).text;
    expect(textOf('orderReceived')).toContain('IBAN DE02');
    expect(textOf('orderConfirmation')).not.toContain('IBAN DE02');
  });

  it('does not say it otherwise', () => {
    expect(renderMail(mail, text).text).not.toContain('How to pay');
  });
});

describe('a mail from an edited template', () => {
  const { subject, html, text: plain } = renderMail(mail, text, template);

  it('escapes the values of variables, and does not fill variables in them', () => {
    expect(subject).toBe('Thanks <b>Jo</b> {{shop link}}');
    expect(html).toContain('Hi &lt;b&gt;Jo&lt;/b&gt; {{shop link}}');
    expect(html).not.toContain('<b>');
    expect(plain).toContain('Hi <b>Jo</b> {{shop link}}');
  });

  it('omits lines and buttons whose variables have no value', () => {
    for (const content of [html, plain]) {
      expect(content).toContain('One');
      expect(content).not.toContain('Two');
      expect(content).not.toContain('Track');
    }
  });

  it('has the same content in HTML and plain text, with the footer at the end', () => {
    expect(html).toContain('href="https://clay.example/o"');
    expect(html).toContain('src="https://clay.example/s/1/mug.jpg?format=1000w"');
    expect(plain).toContain('[A mug]');
    expect(plain).toContain('Mug × 1: €24.00');
    expect(plain.split('\n').at(-1)).toBe('Small print');
    expect(html.lastIndexOf('Small print')).toBeGreaterThan(html.indexOf('Mug × 1'));
  });

  it('is laid out by tables, with widths and paddings that Outlook knows', () => {
    expect(html).toContain('<table role="presentation" width="560"');
    expect(html.match(/<div style="display:none/g)).toHaveLength(1);
    expect(html).not.toMatch(/<a [^>]*padding|flex|grid/);
  });
});

it.each(mailTemplateKinds)('the default template of %s is valid in every language', (kind) => {
  for (const locale of ['en', 'de', 'fr', 'es', 'ja', 'ar'])
    expect(findTemplateErrors(kind, defaultTemplate(kind, visitorText(locale)))).toEqual({});
});
