import { changeWebsite, issueInvoices } from '@sitewright/contracts/api';
import type { Address } from '@sitewright/contracts/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestVariant } from '../../testing/create-test-product.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { missingGlyph, readPdfText } from '../../testing/read-pdf-text.ts';
import { testAddress } from '../../testing/test-checkout.ts';
import { buy, type TestOrder } from '../../testing/test-orders.ts';

let shop: TestShop;
let base: string;
beforeAll(async () => {
  shop = await openTestShop();
  base = `/api/websites/${shop.site.websiteId}`;
});
afterAll(() => shop.api.close());

/** Buys a product with this title for this person, in a shop of this language. */
async function order(locale: string, title: string, person: Partial<Address>): Promise<TestOrder> {
  const { browser } = shop.site.owner;
  (await browser.call('PATCH', base, { json: { locale } })).as(changeWebsite);
  const variantId = await createTestVariant(shop.site, { price: 2000, qtyInStock: 9 }, { title });
  return buy(shop.api, shop.site, variantId, {
    quantity: 2,
    shippingAddress: { ...testAddress, ...person },
  });
}

async function print(path: string, direction: 'ltr' | 'rtl' = 'ltr'): Promise<string> {
  const file = await shop.site.owner.browser.get(`${base}/orders/${path}`);
  expect([file.status, file.headers['content-type']]).toEqual([200, 'application/pdf']);
  return readPdfText(file.raw, direction);
}
async function printInvoice({ id }: TestOrder, direction?: 'rtl'): Promise<string> {
  const json = { orderIds: [id] };
  const issued = await shop.site.owner.browser.post(`${base}/orders/invoices`, { json });
  return print(`invoices.pdf?ids=${issued.as(issueInvoices).invoiceIds[0]}`, direction);
}
const printSlip = ({ id }: TestOrder, direction?: 'rtl') =>
  print(`packing-slips.pdf?ids=${id}`, direction);

const includesAll = (text: string, parts: readonly string[]) =>
  expect(parts.filter((part) => !text.includes(part))).toEqual([]);

describe('the printed documents of a shop', () => {
  it('in German are in German, with every character', async () => {
    const title = 'Brötchenkörbchen groß';
    const placed = await order('de', title, { firstName: 'Jürgen', lastName: 'Groß' });
    const address = ['Jürgen Groß', '1 Analytical Way', 'Albany, NY 12207', 'Vereinigte Staaten'];
    const invoice = await printInvoice(placed);
    includesAll(invoice, ['Rechnung', 'Rechnung an', 'Bestelldatum', 'Einzelpreis', 'Bezahlt']);
    includesAll(invoice, [title, ...address, '20,00 $', '40,00 $', '49,00 $']);
    const slip = await printSlip(placed);
    includesAll(slip, ['Lieferschein', 'Versand an', 'Artikel', 'Menge', title, ...address]);
    for (const text of [invoice, slip]) expect(text).not.toContain(missingGlyph);
    expect(slip).not.toMatch(/Packing|Quantity|\$/);
  });

  it('in Japanese are in Japanese, with every character', async () => {
    const placed = await order('ja', '抹茶碗「富士」', { firstName: '太郎', lastName: '髙橋' });
    const invoice = await printInvoice(placed);
    includesAll(invoice, ['請求書', '請求先', '注文日', '単価', '金額', '支払い済み']);
    includesAll(invoice, ['抹茶碗「富士」', '髙橋', '太郎', 'アメリカ合衆国', '$49.00']);
    const slip = await printSlip(placed);
    includesAll(slip, ['納品書', 'お届け先', '商品', '数量', '抹茶碗「富士」', '髙橋']);
    for (const text of [invoice, slip]) expect(text).not.toContain(missingGlyph);
    expect(slip).not.toMatch(/Packing|Quantity/);
  });

  it('in Arabic are in Arabic, with every character', async () => {
    const person = { firstName: 'محمد', lastName: 'علي', line1: 'شارع الملك' };
    const placed = await order('ar', 'كأس القهوة', person);
    const printed = ['محمد علي', 'شارع الملك', 'الولايات المتحدة', 'كأس القهوة', 'تاريخ الطلب'];
    const invoice = await printInvoice(placed, 'rtl');
    includesAll(invoice, ['فاتورة', 'الفاتورة إلى', 'سعر الوحدة', 'المبلغ', 'مدفوعة', ...printed]);
    const slip = await printSlip(placed, 'rtl');
    includesAll(slip, ['قسيمة التعبئة', 'الشحن إلى', 'المنتج', 'الكمية', ...printed]);
    for (const text of [invoice, slip]) expect(text).not.toContain(missingGlyph);
    expect(slip).not.toMatch(/Packing|Quantity/);
  });

  it.each([
    ['Czech and Turkish', 'Žluťoučký Iğdır'],
    ['Greek', 'Ελλάδα'],
    ['Cyrillic', 'Київ'],
    ['Vietnamese', 'Nguyễn Thị Hường'],
    ['Chinese in traditional characters', '臺北市龜山區'],
  ])('have the characters of names in %s', async (_, name) => {
    const slip = await printSlip(await order('de', name, {}));
    expect(slip).toContain(name);
    expect(slip).not.toContain(missingGlyph);
  });
});
