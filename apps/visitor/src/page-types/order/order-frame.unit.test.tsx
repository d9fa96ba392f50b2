import { pageType } from '@sitewright/contracts/codes';
import { noOpeningHours, type AwaitedPayment, type Order } from '@sitewright/contracts/entities';
import { describe, expect, it } from 'vitest';
import { renderMain } from '../../testing/draw-page.ts';
import { sampleContext } from '../../testing/sample-page.ts';

const id = '0123456789abcdef01234567';

describe('an order page', () => {
  const order = {
    number: 1042,
    createdAt: '2026-03-12T10:00:00.000Z',
    email: 'jo@example.com',
    state: 'pending',
    paymentState: 'paid',
    fulfillments: [],
    refunds: [],
    lines: [
      {
        id,
        title: 'Mug',
        variant: 'Sage',
        quantity: 3,
        fulfilledQuantity: 1,
        unitPriceCents: 1600,
        totalCents: 4800,
      },
    ],
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
    discountCents: 0,
    reverseChargeCents: 0,
    shippingCostCents: 490,
    taxCents: 0,
    grandTotalCents: 5290,
    giftCardCents: 0,
  } as unknown as Order;
  const shown = (type: number) =>
    renderMain({ kind: 'order', order }, { context: { ...sampleContext, pageType: type } });

  it('shows the opening hours of a pickup location in the hour format of the site, and its note', () => {
    const pickup = {
      address: {
        line1: '1 Barn Road',
        line2: '',
        city: 'Rockland',
        state: 'ME',
        zip: '04841',
        country: 'US',
      },
      openingHours: { ...noOpeningHours, saturday: [{ opens: '09:00', closes: '12:00' }] },
      hoursNote: 'Closed on holidays.',
      instructions: 'Ring twice.',
    };
    const html = renderMain({ kind: 'order', order: { ...order, pickup } });
    expect(html).toMatch(
      /Monday\s–\sFriday: Closed\nSaturday: 9:00\sAM – 12:00\sPM\nSunday: Closed/,
    );
    expect(html).toContain('<h2>Shipping</h2><p>Post</p>');
    const collected = { ...order, pickup, shippingKind: 'pickup' as const, shippingName: 'Barn' };
    const page = renderMain({ kind: 'order', order: collected });
    expect(page).toContain('<h2>Pickup</h2><p>Barn</p>');
    expect(page).not.toContain('Shipping<');
    expect(html).toContain('Closed on holidays.');
    expect(html).toContain('Ring twice.');
  });

  it('shows a thank-you heading, the order number, date and total, and the shipping address', () => {
    const paid = shown(pageType.ORDER_CONFIRMED);
    expect(paid).toContain('Thank you for your order');
    expect(paid).toContain('Order no. 1042');
    expect(paid).toContain('>Mar 12, 2026</time>');
    expect(paid).toContain('€52.90');
    expect(paid).toContain('<span>10115 Berlin</span><span>Germany</span>');
  });

  it.each([
    ['added', { taxCents: 503, grandTotalCents: 5793 }, ['Subtotal', 'Shipping', 'Tax', 'Total']],
    ['in the prices', { taxCents: 503 }, ['Subtotal', 'Shipping', 'Total', 'Including tax']],
    ['none', {}, ['Subtotal', 'Shipping', 'Total']],
  ] as const)('labels the tax of an order: %s', (_, amounts, labels) => {
    const drawn = renderMain({ kind: 'order', order: { ...order, ...amounts } });
    const rows = [...drawn.matchAll(/<div data-total="\w+"><dt>([^<]+)/g)];
    expect(rows.map(([, label]) => label)).toStrictEqual(labels);
  });

  const taxed = { taxCents: 503, grandTotalCents: 5793 };
  const stepOf = (rule: string) => ({
    trace: [{ rule, amountCents: 503, detail: 'MVA', ratePercent: 25 }],
  });
  const totalsOf = (changes: object) =>
    [
      ...renderMain({ kind: 'order', order: { ...order, ...changes } }).matchAll(
        /<div data-total="\w+"><dt>([^<]+)<\/dt><dd>([^<]+)/g,
      ),
    ].map(([, label, amount]) => `${label} ${amount}`);

  it('names a tax by its own name and rate', () => {
    expect(totalsOf({ ...taxed, ...stepOf('tax') })).toContain('MVA 25% €5.03');
    const included = totalsOf({ taxCents: 503, ...stepOf('taxIncluded') });
    expect(included.at(-1)).toBe('Including MVA 25% €5.03');
  });

  it('shows what is due after gift cards, or what was paid', () => {
    const open = { giftCardCents: 5000, paymentState: 'awaitingPayment' };
    expect(totalsOf(open).slice(-3)).toEqual([
      'Total €52.90',
      'Gift cards −€50.00',
      'Amount due €2.90',
    ]);
    expect(totalsOf({ ...open, paymentState: 'paid' }).at(-1)).toBe('Paid €2.90');
  });

  const sent = {
    id,
    at: '2026-03-14T10:00:00.000Z',
    carrier: 'ups' as const,
    trackingNumber: '1Z5R89390357567127',
    trackingUrl: 'https://www.ups.com/track?tracknum=1Z5R89390357567127',
    lines: [{ lineId: id, quantity: 1 }],
  };

  it('shows what was shipped with its tracking link, and what is still to come', () => {
    const shipped = renderMain({ kind: 'order', order: { ...order, fulfillments: [sent] } });
    expect(shipped).toContain('Shipped on Mar 14, 2026');
    expect(shipped).toContain('<bdi>1Z5R89390357567127</bdi>');
    expect(shipped).toContain('href="https://www.ups.com/track?tracknum=1Z5R89390357567127"');
    expect(shipped).toMatch(/Not shipped yet.*Sage × 2/);
    expect(renderMain({ kind: 'order', order })).not.toContain('Not shipped yet');
  });

  it('does not list what was delivered online as a shipment, or as not shipped yet', () => {
    const online = {
      ...sent,
      id: '1'.repeat(24),
      isOnline: true,
      at: '2026-03-13T10:00:00.000Z',
      carrier: null,
      trackingNumber: '',
      trackingUrl: null,
      lines: [{ lineId: '2'.repeat(24), quantity: 1 }],
    };
    const book = { ...order.lines[0]!, id: '2'.repeat(24), title: 'Book', variant: 'EPUB' };
    const mixed = {
      ...order,
      lines: [...order.lines, { ...book, quantity: 1, fulfilledQuantity: 1 }],
    };
    const [, shipments] = renderMain({
      kind: 'order',
      order: { ...mixed, fulfillments: [online, sent] },
    }).split('order-shipments');
    expect(shipments).not.toContain('EPUB');
    expect(shipments).not.toContain('Mar 13');
    expect(shipments).toMatch(/Shipped on Mar 14, 2026.*Not shipped yet.*Sage × 2/);
    const unsent = renderMain({ kind: 'order', order: { ...mixed, fulfillments: [online] } });
    expect(unsent).not.toContain('order-shipments');
  });

  it('shows what was refunded, what is pending, and that the order was canceled', () => {
    const refund = {
      id,
      at: '2026-03-15T10:00:00.000Z',
      state: 'succeeded' as const,
      method: 'provider' as const,
      amountCents: 1600,
      giftCardCents: 0,
      shippingCents: 0,
      taxCents: 0,
      lines: [],
    };
    const refunds = [
      refund,
      { ...refund, id: '2', state: 'pending' as const, amountCents: 700 },
      { ...refund, id: '3', state: 'failed' as const, amountCents: 900 },
    ];
    const shown = renderMain({ kind: 'order', order: { ...order, refunds, state: 'cancelled' } });
    expect(shown).toMatch(/Refunded on Mar 15, 2026<\/dt><dd>€16\.00/);
    expect(shown).toMatch(/Refund in progress<\/dt><dd>€7\.00/);
    expect(shown).not.toContain('€9.00');
    expect(shown).toContain('Your order was canceled');
  });

  describe('that awaits a payment', () => {
    const pays = (awaitedPayment: AwaitedPayment, locale = 'en-US') =>
      renderMain(
        { kind: 'order', order: { ...order, currency: 'EUR', giftCardCents: 290 }, awaitedPayment },
        { locale },
      );
    const instructions = 'IBAN <DE02>\nBIC X';

    it('by bank transfer shows the amount, the order number as reference and the instructions', () => {
      const html = pays({ method: 'bankTransfer', name: '', instructions });
      expect(html).toContain('<h2>How to pay</h2><p>Bank transfer</p>');
      expect(html).toMatch(/<dt>Amount<\/dt><dd>€50\.00<\/dd>/);
      expect(html).toContain('<dt>Reference</dt><dd>1042</dd>');
      expect(html).toContain('IBAN &lt;DE02&gt;\nBIC X');
    });

    it('otherwise shows the instructions, and the name of the owner in place of the default', () => {
      const html = pays({ method: 'invoice', name: 'In 14 days', instructions: 'Due soon.' });
      expect(html).toContain('<p>In 14 days</p>');
      expect(html).toContain('Due soon.');
      expect(html).not.toContain('Reference');
      expect(html).toMatch(/<dt>Amount<\/dt><dd>€50\.00<\/dd>/);
      const cash = { method: 'cashOnPickup', name: '', instructions: '' } as const;
      expect(pays(cash, 'de')).toContain('<p>Barzahlung bei Abholung</p>');
    });

    it('and else has no such section', () => {
      expect(renderMain({ kind: 'order', order })).not.toContain('How to pay');
    });
  });

  it('names the payment method in the language of the site, once', () => {
    const paid = { ...order, paymentMethod: 'stripe' } as const;
    const drawn = renderMain({ kind: 'order', order: paid }, { locale: 'de' });
    expect(drawn).toContain('<h2>Zahlung</h2><p>Karte oder Wallet</p>');
    const invoiced = { ...order, paymentMethod: 'invoice' } as const;
    expect(renderMain({ kind: 'order', order: invoiced })).toContain('<p>Invoice</p>');
    const awaitedPayment = { method: 'invoice', name: '', instructions: '' } as const;
    const open = renderMain({ kind: 'order', order: invoiced, awaitedPayment });
    expect(open.match(/Invoice/g)).toHaveLength(1);
    expect(renderMain({ kind: 'order', order })).not.toContain('data-paid-by');
  });

  it('links the payment only when it is still open', () => {
    const payPath = '/checkout/return?order=abc&resume=1';
    const link =
      /<a class="button" href="\/checkout\/return\?order=abc&amp;resume=1">Continue to payment</;
    expect(renderMain({ kind: 'order', order, payPath })).toMatch(link);
    expect(renderMain({ kind: 'order', order })).not.toContain('Continue to payment');
  });

  it('lists purchased files with plain links, and says why one cannot be downloaded', () => {
    const file = { product: 'Book', sizeBytes: 2_500_000, left: 2 };
    const small = { ...file, fileName: 'a.txt', state: 'usedUp' as const, sizeBytes: 119 };
    expect(renderMain({ kind: 'order', order, downloads: [small] })).toContain('119 bytes');
    const downloads = [
      { ...file, fileName: 'book.epub', state: 'ready' as const, path: '/order/download/a.1.b' },
      { ...file, fileName: 'notes.txt', state: 'usedUp' as const, left: 0 },
    ];
    const drawn = renderMain({ kind: 'order', order, downloads });
    expect(drawn).toMatch(/<a [^>]*href="\/order\/download\/a\.1\.b"/);
    expect(drawn).toContain('Book · 2.4 MB · 2 downloads left');
    expect(drawn).toContain('Book · 2.4 MB · No downloads left');
    expect(drawn.match(/href="\/order\/download/g)).toHaveLength(1);
    expect(renderMain({ kind: 'order', order })).not.toContain('Downloads');
  });

  it.each([
    [null, 'paid', 'Sent by email to dee@example.com<'],
    [null, 'awaitingPayment', 'Sent by email to dee@example.com when it is paid<'],
    ['2026-12-24T09:00:00.000Z', 'paid', 'Sent by email to dee@example.com on Dec 24, 2026<'],
  ] as const)('says who gets a gift card, and when: %s, %s', (deliverAt, paymentState, words) => {
    const giftCard = { recipientEmail: 'dee@example.com', deliverAt };
    const lines = order.lines.map((line) => ({ ...line, giftCard }));
    expect(renderMain({ kind: 'order', order: { ...order, lines, paymentState } })).toContain(
      words,
    );
  });

  it('shows what the buyer of a service told its seller', () => {
    const answers = [{ title: 'Preferred day', text: 'Monday' }];
    const lines = order.lines.map((line) => ({ ...line, answers }));
    expect(renderMain({ kind: 'order', order: { ...order, lines } })).toContain(
      '<dt>Preferred day</dt><dd>Monday</dd>',
    );
  });

  it.each([
    ['ORDER_CONFIRMED', 'Thank you for your order'],
    ['ORDER_RECEIVED', 'We have received your order'],
    ['CONTRIBUTION_CONFIRMED', 'Thank you for your contribution'],
    ['SUBSCRIPTION_CONFIRMED', 'Thank you for your subscription'],
    ['MEMBERSHIP_CONFIRMED', 'Welcome as a member'],
  ] as const)('for %s has the heading “%s”', (type, title) => {
    expect(shown(pageType[type])).toContain(`<h1>${title}</h1>`);
    expect(shown(pageType[type])).toContain('jo@example.com');
  });
});
