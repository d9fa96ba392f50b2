import type { MainView, PageView, ShoppingCart } from '@sitewright/contracts/entities';
import type { Result } from '@sitewright/data-layer';
import { vi, type Mock } from 'vitest';
import { start } from '../page-types/checkout/island.ts';
import { checkoutMain } from './checkout-main.ts';
import { mountPage } from './mount-page.ts';
import { sampleCart } from './sample-cart.ts';
import { sampleRuntime } from './sample-runtime.ts';

type CheckoutMain = Extract<MainView, { readonly kind: 'checkout' }>;
type Call = (path: string, body?: unknown) => Promise<Result<unknown>>;

/** The checkout page, without its script. */
export const checkoutOf = (cart: ShoppingCart | null, hasSession = true): HTMLElement =>
  mountPage(checkoutMain({ cart, hasSession }));

interface Answers {
  readonly get?: Call;
  readonly put?: Call;
  readonly post?: Call;
}

/** A checkout page whose calls to the server are recorded. */
interface MountedCheckout {
  readonly root: HTMLElement;
  readonly get: Mock<Call>;
  readonly put: Mock<Call>;
  readonly post: Mock<Call>;
  readonly announce: Mock<(text: string) => void>;
  readonly stop: () => void;
}

/** The checkout page with its script, and its calls to the server. Nothing is answered to an order by default. */
export function mountCheckout(
  answers: Answers = {},
  cart = sampleCart(),
  changes: Partial<CheckoutMain> = {},
  more: Partial<PageView> = {},
): MountedCheckout {
  const get = vi.fn<Call>(answers.get ?? (async () => ({ ok: true, data: { cart: null } })));
  const put = vi.fn<Call>(answers.put ?? (async () => ({ ok: true, data: { cart: null } })));
  const post = vi.fn<Call>(answers.post ?? (() => new Promise(() => {})));
  const announce = vi.fn<(text: string) => void>();
  const { api, ...runtime } = sampleRuntime();
  const body = mountPage(checkoutMain({ cart, ...changes }), more);
  const root = body.querySelector<HTMLElement>('[data-island="checkout"]')!;
  const stop = start(root, { ...runtime, announce, api: { ...api, get, put, post } as never });
  root.dataset['live'] = '';
  return { root, get, put, post, announce, stop };
}
