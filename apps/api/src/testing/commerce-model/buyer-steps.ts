import type { ShoppingCart } from '@sitewright/contracts/entities';
import { checkoutBodyOf, testAddress } from '../test-checkout.ts';
import type { TestResponse } from '../test-client.ts';
import { findSeenErrors } from './find-seen-errors.ts';
import { callServer, itemAt } from './model-call.ts';
import type { ModelBuyer, ModelShop, SentCheckout } from './model-shop.ts';
import type { StepOf } from './steps.ts';

/** Amounts that nobody but the server decides, as someone sends who hopes that it believes them (CART-14). */
const forgedAmounts = {
  price: 1,
  unitPriceCents: 1,
  subtotalCents: 1,
  grandTotalCents: 1,
  payableCents: 1,
  discountCents: 1_000_000,
} as const;

const { country, state, zip } = testAddress;
let addresses = 0;
/** Codes may be tried a few times per address: each buyer comes from another one each time. */
const nextAddress = () => `198.51.${(addresses += 1) % 250}.${(addresses * 7) % 250}`;

/** Remembers the cart that a response shows, and checks its amounts. */
function see(shop: ModelShop, buyer: ModelBuyer, response: TestResponse | null): void {
  if (response?.status !== 200) return;
  buyer.seen = response.body['cart'] as ShoppingCart | null;
  if (buyer.seen !== null) shop.errors.push(...findSeenErrors(shop, buyer.seen));
}

export async function add(shop: ModelShop, step: StepOf<'add'>): Promise<void> {
  const buyer = shop.buyers[step.buyer]!;
  const variantId = shop.products[step.product]?.variantId ?? shop.giftCardVariantId;
  const json = { variantId, quantity: step.quantity, ...forgedAmounts };
  const send = () => buyer.on[step.server]!.post('/api/cart/entries', { json });
  see(shop, buyer, await callServer(shop, step.server, send));
}

export async function change(shop: ModelShop, step: StepOf<'change'>): Promise<void> {
  const buyer = shop.buyers[step.buyer]!;
  const entry = itemAt(buyer.seen?.entries ?? [], step.entry);
  if (entry === undefined) return;
  const url = `/api/cart/entries/${entry.id}`;
  const json = { quantity: step.quantity, ...forgedAmounts };
  const browser = buyer.on[step.server]!;
  const send = () =>
    step.quantity === 0 ? browser.call('DELETE', url) : browser.call('PUT', url, { json });
  see(shop, buyer, await callServer(shop, step.server, send));
}

export async function enterCode(shop: ModelShop, step: StepOf<'code'>): Promise<void> {
  const buyer = shop.buyers[step.buyer]!;
  const json = { code: shop.codes[step.code]!, email: buyer.email };
  const send = () =>
    buyer.on[step.server]!.post('/api/cart/codes', { json, address: nextAddress() });
  see(shop, buyer, await callServer(shop, step.server, send));
}

/** Sends a checkout, and follows its response as the page does. */
async function send(
  shop: ModelShop,
  server: number,
  buyer: ModelBuyer,
  checkout: SentCheckout,
): Promise<void> {
  shop.sent.push(checkout);
  buyer.last = checkout;
  const json = { ...checkout.body, ...forgedAmounts };
  const response = await callServer(shop, server, () =>
    buyer.on[server]!.post('/api/checkout', { json }),
  );
  if (response === null) return;
  const { status, body } = response;
  if (status === 200) {
    const placed = body as { readonly orderUrl: string; readonly nextStepUrl: string | null };
    shop.orderUrls.add(placed.orderUrl);
    if (placed.nextStepUrl !== null)
      shop.bankPages.push({ url: new URL(placed.nextStepUrl), buyer });
  }
  if (status === 200 || ['cartPurchased', 'idempotencyConflict'].includes(String(body['code']))) {
    buyer.key = checkoutBodyOf().idempotencyKey;
    buyer.seen = null;
  }
}

/** Opens the checkout, or reloads it. */
async function look(shop: ModelShop, { server, buyer: each }: StepOf<'pay'>): Promise<void> {
  const buyer = shop.buyers[each]!;
  const json = { location: { country, state, zip }, email: buyer.email };
  const call = () => buyer.on[server]!.call('PUT', '/api/cart/shipping', { json });
  see(shop, buyer, await callServer(shop, server, call));
}

async function fill(shop: ModelShop, step: StepOf<'pay'>): Promise<void> {
  const { server, buyer, product, quantity, code } = step;
  await add(shop, { kind: 'add', server, buyer, product, quantity });
  if (code !== null) await enterCode(shop, { kind: 'code', server, buyer, code });
  await look(shop, step);
}

export async function pay(shop: ModelShop, step: StepOf<'pay'>): Promise<void> {
  const buyer = shop.buyers[step.buyer]!;
  const { email } = buyer;
  if (step.looks) await look(shop, step);
  if (buyer.seen === null || buyer.seen.entries.length === 0) await fill(shop, step);
  const { seen } = buyer;
  if (seen === null || seen.entries.length === 0) return;
  const { method, card } = step.card;
  const payment =
    seen.payableCents === 0
      ? { method: 'none' as const }
      : method === 'stripe'
        ? { method, confirmationToken: shop.stripe.ledger.createToken(card) }
        : method === 'testCard'
          ? { method, card }
          : { method };
  const body = checkoutBodyOf({
    idempotencyKey: buyer.key,
    email,
    shippingAddress: seen.requiresShipping ? testAddress : null,
    shippingOptionId: seen.requiresShipping ? 'post' : null,
    payment,
    cartVersion: seen.version,
  });
  await send(shop, step.server, buyer, { body, seen });
}

export async function payAgain(shop: ModelShop, step: StepOf<'payAgain'>): Promise<void> {
  const buyer = shop.buyers[step.buyer]!;
  if (buyer.last !== null) await send(shop, step.server, buyer, buyer.last);
}

export async function returnFromBank(shop: ModelShop, step: StepOf<'return'>): Promise<void> {
  const orderUrl = itemAt([...shop.orderUrls], step.order);
  if (orderUrl === undefined) return;
  const path = `/checkout/return?order=${orderUrl.replace('/order/', '')}`;
  await callServer(shop, step.server, () => shop.buyers[0]!.on[step.server]!.get(path));
}

export async function answerBank(shop: ModelShop, step: StepOf<'answer'>): Promise<void> {
  const page = itemAt(shop.bankPages, step.payment);
  if (page === undefined) return;
  const browser = page.buyer.on[step.server]!;
  const { pathname } = page.url;
  let back: string | undefined;
  if (pathname.startsWith('/bank/')) {
    back = shop.stripe.ledger.authenticate(pathname.replace('/bank/', ''), step.isApproved);
  } else {
    const form = { answer: step.isApproved ? 'approve' : 'decline' };
    const answered = await callServer(shop, step.server, () => browser.post(pathname, { form }));
    const { location } = answered?.headers ?? {};
    if (typeof location === 'string') back = location;
  }
  if (back === undefined || !step.returns) return;
  const { pathname: path, search } = new URL(back, page.url);
  await callServer(shop, step.server, () => browser.get(`${path}${search}`));
}
