import { visitorText } from '@sitewright/blocks/texts';
import { noOpeningHours, type MailView, type Order } from '@sitewright/contracts/entities';
import { describe, expect, it } from 'vitest';
import { renderMail as renderMailIn } from './render-mail.tsx';

const site = { title: 'Clay & Co', baseUrl: 'https://clay.example', locale: 'en-US' };
const order = {
  id: 'o1',
  number: 1042,
  email: 'jo@example.com',
  customerName: 'Jo Lee',
  createdAt: '2026-11-19T10:00:00.000Z',
  state: 'pending',
  paymentState: 'paid',
  fulfillmentState: 'partlyFulfilled',
  fulfillments: [
    {
      id: 'f1',
      at: '2026-11-20T10:00:00.000Z',
      carrier: 'ups',
      trackingNumber: '1Z5R89390357567127',
      trackingUrl: 'https://www.ups.com/track?tracknum=1Z5R89390357567127',
      lines: [{ lineId: 'l1', quantity: 1 }],
    },
  ],
  refunds: [
    {
      id: 'r1',
      at: '2026-11-21T10:00:00.000Z',
      state: 'succeeded',
      method: 'provider',
      amountCents: 2890,
      giftCardCents: 1000,
      shippingCents: 490,
      taxCents: 0,
      lines: [{ lineId: 'l1', quantity: 1, amountCents: 2400 }],
    },
  ],
  currency: 'EUR',
  lines: [{ id: 'l1', title: 'Mug', variant: 'Sage', quantity: 2, unitPriceCents: 2400 }],
  shippingAddress: {
    firstName: 'Jo',
    lastName: 'Lee',
    line1: 'Main St 1',
    line2: '',
    city: 'Berlin',
    state: '',
    zip: '10115',
    country: 'DE',
    phone: '',
  },
  shippingName: 'Post',
  subtotalCents: 4800,
  discountCents: 500,
  reverseChargeCents: 0,
  shippingCostCents: 490,
  taxCents: 0,
  grandTotalCents: 4790,
  giftCardCents: 0,
} as unknown as Order;
const renderMail = (mail: MailView) => renderMailIn(mail, visitorText(mail.site.locale));
const orderUrl = 'https://clay.example/order/abc';

it('asks for a review with a link for each product, escaped, in HTML and plain text', () => {
  const products = [
    { title: 'Mug <b>', variant: 'Sage', reviewUrl: 'https://clay.example/reviews/1' },
    { title: 'Bowl', variant: '', reviewUrl: 'https://clay.example/reviews/2' },
  ];
  const unsubscribeUrl = 'https://clay.example/reviews/unsubscribe?token=a.b.1.e';
  const mail = renderMail({
    kind: 'reviewRequest',
    site,
    orderNumber: 1042,
    products,
    unsubscribeUrl,
  });
  expect(mail.html).toContain(`href="${unsubscribeUrl}"`);
  expect(mail.text).toContain(unsubscribeUrl);
  expect(mail.subject).toBe('How was your order from Clay & Co?');
  for (const { reviewUrl } of products) {
    expect(mail.html).toContain(`href="${reviewUrl}"`);
    expect(mail.text).toContain(reviewUrl);
  }
  expect(mail.html).toContain('Mug &lt;b&gt; – Sage');
  expect(mail.text).toContain('The link is valid for 90 days.');
});

describe('the order confirmation mail', () => {
  const mail = renderMail({ kind: 'orderConfirmation', site, order, orderUrl });

  it('has the same content in HTML and plain text', () => {
    expect(mail.subject).toBe('Your order no. 1042 at Clay & Co');
    for (const words of [
      'Mug (Sage) × 2',
      '€48.00',
      '€4.90',
      '€47.90',
      '−€5.00',
      '10115 Berlin',
      'Germany',
      orderUrl,
    ]) {
      expect(mail.html).toContain(words);
      expect(mail.text).toContain(words);
    }
  });

  it('says when an order can be collected, in the language of the site', () => {
    const pickup = {
      address: {
        line1: 'Kai 1',
        line2: '',
        city: 'Bremen',
        state: '',
        zip: '28195',
        country: 'DE',
      },
      openingHours: { ...noOpeningHours, saturday: [{ opens: '09:00', closes: '12:30' }] },
      hoursNote: 'An Feiertagen geschlossen',
      instructions: '',
    };
    const { html, text } = renderMail({
      kind: 'orderConfirmation',
      site: { ...site, locale: 'de' },
      order: { ...order, pickup, shippingKind: 'pickup' },
      orderUrl,
    });
    for (const words of [
      'Abholung: Post',
      'Samstag: 9:00 – 12:30',
      'Sonntag: Geschlossen',
      'An Feiertagen',
    ]) {
      expect(html).toContain(words);
      expect(text).toContain(words);
    }
  });

  it('shows the total price of each line', () => {
    const bowls = { id: 'l2', title: 'Bowl', variant: '', quantity: 3, unitPriceCents: 1111 };
    const lines = [...order.lines, bowls] as Order['lines'];
    const { html, text } = renderMail({
      kind: 'orderConfirmation',
      site,
      order: { ...order, lines, subtotalCents: 8133 },
      orderUrl,
    });
    for (const [line, amount] of [
      ['Mug (Sage) × 2', '€48.00'],
      ['Bowl × 3', '€33.33'],
    ] as const) {
      expect(html.slice(html.indexOf(line))).toMatch(
        new RegExp(`^[^€]*${amount.replace('.', '[.]')}`),
      );
      expect(text).toContain(line);
    }
  });

  it('says who gets a gift card', () => {
    const giftCard = { recipientEmail: 'dee@example.com', deliverAt: '2026-12-24T09:00:00.000Z' };
    const lines = order.lines.map((line) => ({ ...line, giftCard }));
    const view = { kind: 'orderConfirmation', site, order: { ...order, lines }, orderUrl } as const;
    const words = 'Sent by email to dee@example.com on Dec 24, 2026';
    expect(renderMail(view).html).toContain(words);
    expect(renderMail(view).text).toContain(words);
  });

  it('appends the ZIP extension to the ZIP code', () => {
    const american = {
      city: 'Portland',
      state: 'ME',
      zip: '04101',
      zipExtension: '1234',
      country: 'US',
    };
    const shippingAddress = { ...order.shippingAddress!, ...american };
    const { text } = renderMail({
      kind: 'orderConfirmation',
      site,
      order: { ...order, shippingAddress },
      orderUrl,
    });
    expect(text).toContain('Portland, ME 04101-1234');
  });

  it.each([
    ['added', { taxCents: 455, grandTotalCents: 5245 }, ['Tax', 'Total']],
    ['a part of the prices', { taxCents: 455 }, ['Total', 'Including tax']],
  ] as const)('labels a tax that is %s', (_, amounts, labels) => {
    const { html, text } = renderMail({
      kind: 'orderConfirmation',
      site,
      order: { ...order, ...amounts },
      orderUrl,
    });
    const shown = (written: string) =>
      written.match(/(?<=^|>)(?:Including tax|Tax|Total)(?=[:<])/gm)?.map(String);
    expect(shown(text)).toStrictEqual(labels);
    expect(shown(html)).toStrictEqual(labels);
    expect(text).toContain(`${labels.find((label) => label !== 'Total')}: €4.55`);
  });

  it('names a tax by its own name and rate, and what is due or was paid after gift cards', () => {
    const textOf = (changes: Partial<Order>) =>
      renderMail({
        kind: 'orderConfirmation',
        site,
        order: { ...order, giftCardCents: 500, ...changes },
        orderUrl,
      }).text;
    const step = { rule: 'tax', amountCents: 455, detail: 'Sales tax', ratePercent: 7.25 };
    const taxed = { taxCents: 455, grandTotalCents: 5245, trace: [step] };
    const open = textOf({ ...taxed, paymentState: 'awaitingPayment' });
    expect(open).toMatch(/^Sales tax 7\.25%: €4\.55$/m);
    expect(open).toMatch(/^Amount due: €47\.45$/m);
    const paid = textOf({ ...taxed, paymentState: 'paid' });
    expect(paid).toMatch(/^Paid: €47\.45$/m);
    expect(paid).not.toContain('Amount due');
  });

  it('is in the language of the site', () => {
    const german = { ...site, locale: 'de-DE' };
    const { subject, text } = renderMail({
      kind: 'orderConfirmation',
      site: german,
      order,
      orderUrl,
    });
    expect(subject).toBe('Ihre Bestellung Nr.\u00a01042 bei Clay & Co');
    for (const words of ['Zwischensumme: 48,00\u00a0€', 'Rabatt', 'Versand: Post', 'Deutschland'])
      expect(text).toContain(words);
  });

  it('has inline styles, and a style element that only contains the colors of dark mode', () => {
    expect(mail.html).toMatch(/^<!doctype html><html lang="en-US">/);
    const [style, ...others] = mail.html.match(/<style>.*?<\/style>/g) ?? [];
    expect(others).toStrictEqual([]);
    expect(style).toContain('@media (prefers-color-scheme:dark){');
    expect(style).not.toMatch(/(?:padding|width|font|display)/);
    expect(mail.html).toContain('<meta name="color-scheme" content="light dark"/>');
    expect(mail.html).not.toMatch(/<script|<link/);
  });

  it('does not call an unpaid order confirmed', () => {
    const waiting = { ...order, paymentState: 'awaitingPayment' } as Order;
    const { text } = renderMail({ kind: 'orderConfirmation', site, order: waiting, orderUrl });
    expect(text).toContain('until it is paid');
    expect(text).not.toContain('confirmed');
  });
});

it('renders what was sent and its tracking link in the shipping mail, as HTML and as text', () => {
  const shipping = { kind: 'orderShipping', site, order, orderUrl, fulfillmentId: 'f1' } as const;
  const { subject, html, text } = renderMail(shipping);
  expect(subject).toBe('Your order no. 1042 at Clay & Co is on its way');
  for (const content of [html, text])
    for (const words of ['Mug (Sage) × 1', 'UPS 1Z5R89390357567127', 'ups.com/track', orderUrl])
      expect(content).toContain(words);
  expect(text).toContain('This part of your order was shipped:');
});

it('renders what was refunded in the refund mail, and the cancellation', () => {
  const refund = renderMail({ kind: 'orderRefund', site, order, orderUrl, refundId: 'r1' });
  expect(refund.subject).toBe('Refund for your order no. 1042 at Clay & Co');
  for (const content of [refund.html, refund.text])
    for (const words of [
      '€28.90 was refunded',
      '€10.00 of it is back on your gift card.',
      'Mug (Sage) × 1',
      '€24.00',
      '€4.90',
    ])
      expect(content).toContain(words);
  const canceled = renderMail({ kind: 'orderCancellation', site, order, orderUrl });
  expect(canceled.subject).toBe('Your order no. 1042 at Clay & Co was canceled');
  expect(canceled.text).toContain(orderUrl);
});

it('renders the customer and total in the order notice mail', () => {
  const { subject, text } = renderMail({ kind: 'orderNotice', site, order, orderUrl });
  expect(subject).toBe('New order no. 1042: €47.90');
  expect(text).toContain('Jo Lee (jo@example.com) ordered for €47.90.');
});

describe('the form submission mail', () => {
  const notice: MailView = {
    kind: 'submissionNotice',
    site,
    formName: 'Contact\r\nBcc: all@example.com',
    pageTitle: 'About',
    answers: [
      { title: 'Message', text: '<b>Hello</b>\nSecond line\n  - one\n\t- two   of it\n last' },
      { title: 'Phone', text: '' },
    ],
    submissionUrl: 'https://config.example/s/1',
  };
  const mail = renderMail(notice);

  it('has a single-line subject when the form name contains line breaks', () => {
    expect(mail.subject).toBe('New message: Contact Bcc: all@example.com');
  });

  it('escapes HTML in answers, and omits empty answers', () => {
    expect(mail.html).toContain('&lt;b&gt;Hello&lt;/b&gt;');
    expect(mail.text).toContain('Second line');
    expect(mail.text).not.toContain('Phone');
  });

  it('keeps line breaks as br elements, and sets dir="auto" on answers', () => {
    expect(mail.html).toMatch(
      /<div dir="auto"[^>]*>&lt;b&gt;Hello&lt;\/b&gt;<br\/>Second line<br\/>/,
    );
  });

  it('keeps indentation as non-breaking spaces', () => {
    expect(mail.html.replaceAll('\u00a0', '_')).toContain(
      'Second line<br/>_ - one<br/>___ - two__ of it<br/>_last</div>',
    );
    expect(mail.text).toContain('Second line\n  - one\n\t- two   of it\n last');
  });
});

it('names the last day of downloads in the language and the time zone of the site', () => {
  const textIn = (zone: { readonly timeZone?: string; readonly locale?: string }) =>
    renderMail({
      kind: 'orderDownload',
      site: { ...site, ...zone },
      order,
      orderUrl,
      downloadsPath: '/order/downloads/a.b',
      fileNames: ['book.epub'],
      expiresAt: '2026-12-04T20:00:00.000Z',
    }).text;
  expect(textIn({ timeZone: 'Pacific/Auckland' })).toContain('December 5, 2026');
  expect(textIn({ timeZone: 'Europe/Berlin', locale: 'de' })).toContain('4. Dezember 2026');
  // A mail that was stored before the zone was.
  expect(textIn({})).toContain('December 4, 2026');
});

it('shows the owners what a review that waits says', () => {
  const reviewsUrl = 'https://config.example/config/clay/reviews?state=pending';
  const mail = renderMail({
    kind: 'reviewNotice',
    site,
    product: 'Mug <b>',
    rating: 4,
    title: 'Warm',
    text: 'Holds tea.',
    author: 'Ada L.',
    reviewsUrl,
  });
  expect(mail.subject).toBe('New review of Mug <b>');
  expect(mail.html).toContain('Mug &lt;b&gt;');
  for (const words of ['Ada L.', 'Holds tea.', '4 ★', reviewsUrl]) {
    expect(mail.html).toContain(words);
    expect(mail.text).toContain(words);
  }
});

describe('the invitation mail', () => {
  const acceptUrl = 'https://config.example/config/invitation?token=abc';
  const expiresAt = '2026-12-04T10:00:00.000Z';
  const mail = renderMail({
    kind: 'invitation',
    site,
    inviterName: 'Ada <b>\r\nBcc: all@example.com',
    acceptUrl,
    expiresAt,
  });

  it('gives the expiry date and the accept link in HTML and plain text', () => {
    for (const words of ['invites you to work on the website', 'December 4, 2026', acceptUrl]) {
      expect(mail.html).toContain(words);
      expect(mail.text).toContain(words);
    }
  });

  it('escapes the name of the inviter, and keeps the subject on a single line', () => {
    expect(mail.subject).toBe('Ada <b> Bcc: all@example.com invites you to work on Clay & Co');
    expect(mail.html).not.toContain('<b>');
  });
});

describe('the newsletter welcome mail', () => {
  const unsubscribeUrl = 'https://clay.example/newsletter/unsubscribe?token=a.b.1.c';
  const mail = renderMail({ kind: 'newsletterWelcome', site, unsubscribeUrl });

  it('confirms the subscription, and has the unsubscribe link in HTML and plain text (NEWS-02)', () => {
    expect(mail.subject).toBe('News from Clay & Co');
    expect(mail.html).toContain(`href="${unsubscribeUrl}"`);
    expect(mail.text).toContain('Thank you for signing up. News from Clay & Co will come to');
    expect(mail.text).toContain(unsubscribeUrl);
  });
});
