import type { CheckoutBody } from '@sitewright/contracts/api';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { checkoutMain } from '../../testing/checkout-main.ts';
import { mountPage } from '../../testing/mount-page.ts';
import { sampleCart } from '../../testing/sample-cart.ts';
import { sampleRuntime } from '../../testing/sample-runtime.ts';
import '../../testing/stripe-stand-in.ts';
import { start } from './island.ts';

const standIn = window.Stripe;
const payments = [
  {
    id: 'stripe',
    name: 'Card or wallet',
    description: '',
    kind: 'stripe',
    stripe: {
      publishableKey: 'pk_test_1',
      excludedMethods: ['oxxo'],
      minimumCents: 50,
      maximumCents: 99_999_999,
    },
  },
  { id: 'later', name: 'Invoice', description: '', kind: 'invoice' },
] as const;

let stripe: ReturnType<typeof vi.fn<NonNullable<typeof standIn>>>;
let tokens: string[];
beforeEach(() => {
  stripe = vi.fn(standIn);
  window.Stripe = stripe;
  tokens = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (url, init) => {
    tokens.push(`${url as string} ${init?.body as string}`);
    return new Response(JSON.stringify({ id: `ctoken_${tokens.length}` }));
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

type Post = (path: string, body: CheckoutBody) => Promise<unknown>;

function mount(post: Post = () => new Promise(() => {}), cart = sampleCart()) {
  const posted = vi.fn<Post>(post);
  const { api, ...runtime } = sampleRuntime();
  const announce = vi.fn<(text: string) => void>();
  const body = mountPage(checkoutMain({ payments, cart }));
  const root = body.querySelector<HTMLElement>('[data-island="checkout"]')!;
  const put = async () => ({ ok: true, data: { cart } });
  const stop = start(root, {
    ...runtime,
    announce,
    api: { ...api, put, post: posted } as never,
  });
  return { root, posted, announce, stop };
}

const cardNumber = () => page.getByLabelText('Card number at Stripe');
const place = () => page.getByRole('button', { name: 'Place order' });

it('asks Stripe for nothing until the buyer touches the option', async () => {
  mount();
  await userEvent.fill(page.getByLabelText('Email'), 'jo@example.com');
  await userEvent.click(page.getByRole('radio', { name: /Invoice/ }));
  expect(stripe).not.toHaveBeenCalled();
  await userEvent.click(page.getByRole('radio', { name: /Card or wallet/ }));
  await expect.element(cardNumber()).toBeVisible();
  expect(stripe).toHaveBeenCalledTimes(1);
  expect(stripe.mock.calls[0]?.[0]).toBe('pk_test_1');
});

it('opens the fields of the selected option when its label is pressed', async () => {
  mount();
  const radio = page.getByRole('radio', { name: /Card or wallet/ });
  await expect.element(radio).toBeChecked();
  await userEvent.click((radio.element() as HTMLInputElement).labels![0]!);
  await expect.element(cardNumber()).toBeVisible();
  expect(stripe).toHaveBeenCalledTimes(1);
});

it('opens the fields when the option is selected with an arrow key', async () => {
  mount();
  await userEvent.click(page.getByRole('radio', { name: /Invoice/ }));
  expect(stripe).not.toHaveBeenCalled();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(cardNumber()).toBeVisible();
});

it('draws the fields once, and focuses them when the button is pressed with a key', async () => {
  mount();
  const button = page.getByRole('button', { name: 'Enter payment details' });
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(cardNumber()).toHaveFocus();
  await expect.element(button).not.toBeInTheDocument();
  expect(stripe).toHaveBeenCalledTimes(1);
});

it('sends a token of the card to the server, and never its number', async () => {
  const { posted } = mount();
  await userEvent.click(page.getByRole('button', { name: 'Enter payment details' }));
  await userEvent.fill(cardNumber(), '4242424242424242');
  await userEvent.click(place());
  await expect.poll(() => posted.mock.calls.length).toBe(1);
  expect(posted.mock.calls[0]?.[1].payment).toStrictEqual({
    method: 'stripe',
    confirmationToken: 'ctoken_1',
  });
  expect(JSON.stringify(posted.mock.calls)).not.toContain('4242');
  expect(tokens).toStrictEqual([
    'https://api.stripe.com/v1/confirmation_tokens method=4242424242424242',
  ]);
});

it('opens the fields instead of placing an order without payment details', async () => {
  const { posted, announce } = mount();
  await userEvent.click(place());
  await expect.element(cardNumber()).toHaveFocus();
  expect(announce).toHaveBeenCalledWith('Enter your payment details.');
  await userEvent.click(place());
  await expect.element(page.getByText('Your card number is incomplete.')).toBeVisible();
  expect(posted).not.toHaveBeenCalled();
});

it('keeps what was typed when the card is declined, and sends a new token', async () => {
  const failure = {
    kind: 'rejected',
    status: 402,
    code: 'paymentDeclined',
    message: 'The payment was declined. Please use another card.',
  };
  const { posted } = mount(async () => ({ ok: false, failure }));
  await userEvent.fill(page.getByLabelText('Email'), 'jo@example.com');
  await userEvent.click(page.getByRole('button', { name: 'Enter payment details' }));
  await userEvent.fill(cardNumber(), '4000000000000002');
  await userEvent.click(place());
  await expect.element(page.getByText(failure.message)).toBeVisible();
  await expect.element(cardNumber()).toHaveValue('4000000000000002');
  await expect.element(page.getByLabelText('Email')).toHaveValue('jo@example.com');
  await userEvent.fill(cardNumber(), '4242424242424242');
  await userEvent.click(place());
  await expect.poll(() => posted.mock.calls.length).toBe(2);
  expect(posted.mock.calls[1]?.[1].payment).toMatchObject({ confirmationToken: 'ctoken_2' });
});

it('says so when Stripe cannot be reached, and tries again with the next touch', async () => {
  stripe.mockImplementationOnce(() => {
    throw new Error('offline');
  });
  const { posted } = mount();
  const button = page.getByRole('button', { name: 'Enter payment details' });
  await userEvent.click(button);
  await expect.element(page.getByText(/^The payment fields could not be loaded/)).toBeVisible();
  await expect.element(button).toBeEnabled();
  expect(stripe).toHaveBeenCalledTimes(1);
  await userEvent.click(button);
  await expect.element(cardNumber()).toBeVisible();
  expect(posted).not.toHaveBeenCalled();
});

it('asks Stripe for nothing when another method is chosen and the order is placed', async () => {
  const { posted } = mount();
  await userEvent.click(page.getByRole('radio', { name: /Invoice/ }));
  await userEvent.click(place());
  await expect.poll(() => posted.mock.calls.length).toBe(1);
  expect(stripe).not.toHaveBeenCalled();
  expect(posted.mock.calls[0]?.[1].payment).toStrictEqual({ method: 'invoice' });
});

it('explains in a page without scripts why the option is missing', () => {
  const { root } = mount();
  expect(root.querySelector('noscript')?.textContent).toContain('needs JavaScript');
});

it('says on which orders installments are available (CHECKOUT-13)', () => {
  const [card, later] = payments;
  const shown = (installments: { readonly min?: string; readonly max?: string }) => {
    const main = checkoutMain({
      payments: [{ ...card, stripe: { ...card.stripe, installments } }, later],
    });
    return mountPage(main).querySelector('[data-stripe]')?.textContent;
  };
  expect(shown({ min: '€35.00', max: '€1,000.00' })).toContain(
    'Pay in installments on orders from €35.00 to €1,000.00',
  );
  expect(shown({ max: '€1,000.00' })).toContain('Pay in installments on orders up to €1,000.00');
});
