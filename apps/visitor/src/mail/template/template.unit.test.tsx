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
