import { visitorText } from '@sitewright/blocks/texts';
import type { MailView } from '@sitewright/contracts/entities';
import { describe, expect, it } from 'vitest';
import { renderMail as renderMailIn } from './render-mail.tsx';

const site = { title: 'Clay & Co', baseUrl: 'https://clay.example', locale: 'en-US' };
const renderMail = (mail: MailView) => renderMailIn(mail, visitorText(mail.site.locale));

describe('the recovery mail', () => {
  const cartUrl = 'https://clay.example/cart/restore?token=a.b.1.c';
  const unsubscribeUrl = 'https://clay.example/cart/unsubscribe?token=a.b.1.d';
  const mail = renderMail({
    kind: 'cartRecovery',
    site,
    entries: [{ title: 'Mug <b>', variant: 'Sage', quantity: 2, amountCents: 4000 }],
    currency: 'EUR',
    cartUrl,
    unsubscribeUrl,
  });

  it('has the products with their prices and both links, in HTML and plain text', () => {
    expect(mail.subject).toBe('You left something in your cart');
    expect(mail.html).toContain(`href="${cartUrl}"`);
    expect(mail.html).toContain(`href="${unsubscribeUrl}"`);
    expect(mail.html).not.toContain('<b>');
    for (const words of ['Mug <b> (Sage) × 2: €40.00', cartUrl, unsubscribeUrl])
      expect(mail.text).toContain(words);
  });
});

describe('the low stock mail', () => {
  const mail = renderMail({
    kind: 'lowStock',
    site,
    variants: [
      { title: 'Mug', variant: 'Sage, large', sku: 'MUG-S', qtyInStock: 3 },
      { title: 'Jug', variant: '', sku: 'JUG', qtyInStock: 0 },
    ],
    inventoryUrl: 'https://config.example/config/clay/inventory?state=low',
  });

  it('names each variant with what is left, in HTML and plain text', () => {
    expect(mail.subject).toBe('Low stock: Mug – Sage, large');
    for (const words of [
      'Mug – Sage, large',
      'MUG-S',
      '3 left',
      'Jug',
      '0 left',
      'inventory?state=low',
    ]) {
      expect(mail.html).toContain(words);
      expect(mail.text).toContain(words);
    }
  });
});
