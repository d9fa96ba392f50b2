import { manualMethods } from '@sitewright/contracts/entities';
import { expect, it } from 'vitest';
import { renderMain } from '../../testing/draw-page.ts';
import { checkoutMain } from '../../testing/checkout-main.ts';
import { collectableCart, sampleCart } from '../../testing/sample-cart.ts';

const payments = manualMethods.map((kind) => ({
  id: kind,
  name: kind,
  description: '',
  kind,
  manual: { name: '', instructions: `Say <${kind}>\nand more` },
}));
const cash = payments.filter(({ kind }) => kind === 'cashOnPickup');
const render = (changes: object, values?: Record<string, string>) => {
  const main = checkoutMain({ payments, cart: collectableCart(), ...changes });
  return values === undefined
    ? renderMain(main)
    : renderMain(main, { formReturn: { formId: 'checkout', values, errors: {} } });
};
const selected = (html: string) =>
  /name="payment\.method" checked="" value="(\w+)"/.exec(html)?.[1];

it('shows the instructions of each method as text', () => {
  const html = render({});
  for (const method of manualMethods) expect(html).toContain(`Say &lt;${method}&gt;\nand more`);
});

it('shows the name of the owner in place of the default', () => {
  const [first] = payments;
  const html = render({ payments: [{ ...first, manual: { name: 'Wire', instructions: '' } }] });
  expect(html).toContain('Wire<small>');
  expect(html).not.toContain('Bank transfer');
  expect(html).not.toContain('data-instructions');
});

it('has no cash for a cart that cannot be picked up', () => {
  const html = render({ cart: sampleCart() });
  expect(html).not.toContain('value="cashOnPickup"');
  expect(html).toContain('value="bankTransfer"');
  expect(render({ cart: sampleCart(), payments: cash })).toContain('can’t accept payments');
});

it('selects cash only if the order is picked up', () => {
  const pickup = { fulfillment: 'pickup' };
  expect(selected(render({ payments: cash }))).toBeUndefined();
  expect(selected(render({ payments: cash, isPickupOnly: true }))).toBe('cashOnPickup');
  const chosen = { 'payment.method': 'cashOnPickup' };
  expect(selected(render({}, { ...pickup, ...chosen }))).toBe('cashOnPickup');
  expect(selected(render({}, { fulfillment: 'ship', ...chosen }))).toBeUndefined();
});

it('explains why there is no method in a store that only takes cash', () => {
  expect(render({ payments: cash })).toContain('Cash is only accepted if you collect the order.');
  expect(render({})).not.toContain('Cash is only accepted');
});
