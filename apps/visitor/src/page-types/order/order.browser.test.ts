import type { Order } from '@sitewright/contracts/entities';
import { afterEach, expect, it } from 'vitest';
import { mountPage } from '../../testing/mount-page.ts';
import { sampleRuntime } from '../../testing/sample-runtime.ts';
import { start } from './island.ts';

const order = {
  id: '00000000000000000000000a',
  number: 1042,
  email: 'jo@example.com',
  lines: [],
  fulfillments: [],
  refunds: [],
  shippingAddress: null,
  shippingName: null,
  subtotalCents: 0,
  discountCents: 0,
  reverseChargeCents: 0,
  shippingCostCents: 0,
  taxCents: 0,
  grandTotalCents: 0,
  giftCardCents: 0,
};

const mount = (createdAt: Date) => {
  const body = mountPage({
    kind: 'order',
    order: { ...order, createdAt: createdAt.toISOString() } as unknown as Order,
  });
  const root = body.querySelector<HTMLElement>('[data-island="order"]')!;
  return { root, start: () => start(root, sampleRuntime()) };
};

afterEach(() => document.body.replaceChildren());

it('shows how many seconds ago an order was placed when JavaScript runs', () => {
  const { root, start: enliven } = mount(new Date(Date.now() - 7_000));
  const day = root.textContent;
  expect(day).toMatch(/^Order no\. 1042 · \w{3} \d+, \d{4}$/);
  const stop = enliven();
  expect(root.textContent).toMatch(/^Order no\. 1042 · [78] seconds ago$/);
  stop();
});

it('shows the date of an older order, with and without JavaScript', () => {
  const { root, start: enliven } = mount(new Date('2026-03-02T23:30:00Z'));
  const day = root.textContent;
  expect(day).toMatch(/Mar [23], 2026$/);
  enliven()();
  expect(root.textContent).toBe(day);
});
