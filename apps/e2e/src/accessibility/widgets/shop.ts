import type { Page } from '@playwright/test';
import type { RunningSite } from '../../start-site.ts';
import type { Chapter } from '../widget.ts';

const small = { role: 'radio', name: 'Small · $40.00' } as const;
const large = { role: 'radio', name: 'Large · $54.00' } as const;
const add = { role: 'button', name: 'Add to cart' } as const;
const productQuantity = { role: 'spinbutton', name: 'Quantity' } as const;
const cartQuantity = { role: 'spinbutton', name: 'Quantity: Lamp' } as const;
const removal = { role: 'dialog', name: 'Remove Lamp from your cart?', inside: 'page' } as const;
const panel = { role: 'dialog', name: 'Shopping cart' } as const;
const close = { role: 'button', name: 'Close', inside: 'dialog.cart-panel' } as const;
const keepButton = { role: 'button', name: 'Keep', inside: 'dialog.dialog' } as const;
const email = { role: 'textbox', name: 'Email' } as const;
const placeOrder = { role: 'button', name: 'Place order' } as const;
const expiredDialog = { role: 'alertdialog', name: 'Checkout', inside: 'page' } as const;
const ok = { role: 'button', name: 'OK', inside: 'dialog.dialog' } as const;
const cardPayment = { role: 'radio', name: /^Test card/ } as const;

/** Adds a product to the cart and opens a page. */
const fillCart = (path: string) => async (page: Page, site: RunningSite) => {
  await page.goto(site.siteUrl('kitchen-sink', '/block-product'));
  // Before its script runs, a click submits the form, which leads to the cart.
  await page.locator('[data-island="product"][data-live]').first().waitFor();
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await page.getByRole('link', { name: 'View cart' }).first().waitFor();
  await page.goto(site.siteUrl('kitchen-sink', path), { waitUntil: 'networkidle' });
};

/** The server responds that the cart has expired. */
const loseCart = (page: Page) =>
  page.route(/\/api\/checkout\b/, (route) =>
    route.fulfill({ status: 409, json: { code: 'cartExpired', error: 'Your session is over.' } }),
  );

/** Products, cart and checkout. */
export const shop: Chapter = {
  title: 'Products, cart and checkout',
  widgets: [
    {
      widget: 'Product',
      pattern: 'Radio Group',
      note: 'Of more than eight variants one is chosen from a list.',
      site: 'kitchen-sink',
      path: '/block-product',
      inside: 'main .product',
      steps: [
        { part: { role: 'link', name: 'Lamp' }, named: 'the title of the product' },
        { part: { role: 'group', name: 'Size' }, named: 'what the variants differ in' },
        {
          part: small,
          named: 'the variant, its price where prices differ, and “Sold out”',
          states: { checked: ['true', 'the variant that is chosen'] },
        },
        { part: productQuantity, named: 'its label' },
        { part: add, named: 'its words; “Sold out” where nothing is left' },
        {
          press: 'ArrowRight',
          on: small,
          does: 'chooses the next variant',
          after: [{ focuses: large }, { of: large, states: { checked: 'true' } }],
        },
        {
          press: 'ArrowLeft',
          does: 'chooses the variant before',
          after: [{ focuses: small }, { of: small, states: { checked: 'true' } }],
        },
        {
          press: 'ArrowUp',
          on: productQuantity,
          does: 'takes one more piece',
          after: [{ of: productQuantity, value: '2' }],
        },
        {
          press: 'ArrowDown',
          does: 'takes one piece less',
          after: [{ of: productQuantity, value: '1' }],
        },
        {
          press: 'Enter',
          on: add,
          does: 'puts it into the cart; the focus stays',
          after: [{ shows: { role: 'link', name: 'View cart' } }, { focuses: add }],
        },
        {
          region: { role: 'status' },
          text: /Lamp is in your cart/,
          says: 'that it is in the cart, or why not',
        },
      ],
    },
    {
      widget: 'Cart',
      site: 'kitchen-sink',
      path: '/cart',
      inside: 'main .cart',
      steps: [
        { given: fillCart('/cart') },
        { part: cartQuantity, named: '“Quantity”, and the title of the product' },
        {
          part: { role: 'button', name: 'Remove: Lamp' },
          named: '“Remove”, and the title of the product',
        },
        { part: { role: 'link', name: 'Checkout' }, named: 'its words' },
        {
          press: 'ArrowUp',
          on: cartQuantity,
          does: 'takes one more piece, once Enter or Tab follows',
          after: [{ of: cartQuantity, value: '2' }],
        },
        {
          press: 'Enter',
          does: 'changes the quantity; of no pieces it is asked whether they are to be removed',
          after: [{ shows: { element: '[data-subtotal]', native: 'strong', text: /\$80\.00/ } }],
        },
        {
          region: { role: 'status', inside: 'page' },
          text: /Subtotal: \$80\.00/,
          says: 'the subtotal, when it changes',
        },
        {
          given: (page) => page.getByRole('spinbutton', { name: 'Quantity: Lamp' }).fill('99'),
        },
        {
          press: 'Enter',
          on: cartQuantity,
          does: 'leaves a quantity as it was of which there are not enough',
          after: [{ of: cartQuantity, value: '2' }],
        },
        {
          region: { role: 'alert' },
          text: /Unable to update quantity/,
          says: 'why a quantity was not changed or a product not removed',
        },
      ],
    },
    {
      widget: 'Cart beside the page',
      pattern: 'Dialog (Modal)',
      note: 'What is in it is the cart’s, as on its own page.',
      site: 'kitchen-sink',
      path: '/block-product',
      inside: 'page',
      steps: [
        { given: fillCart('/block-product') },
        { given: (page) => page.getByRole('link', { name: /^Shopping cart: 1/ }).press('Enter') },
        { part: panel, named: 'its heading, which leads to the page of the cart' },
        { part: close, named: 'set by us: “Close”; has the focus first' },
        {
          press: 'Shift+Tab',
          on: close,
          does: 'leads to the heading; Tab goes round within',
          after: [
            { focuses: { role: 'link', name: 'Shopping cart', inside: 'dialog.cart-panel' } },
          ],
        },
        {
          press: 'Escape',
          does: 'closes it; the focus returns to the indicator',
          after: [{ hides: panel }, { focuses: { role: 'link', name: /^Shopping cart: 1/ } }],
        },
      ],
    },
    {
      widget: 'Question whether to remove a product',
      pattern: 'Dialog (Modal)',
      site: 'kitchen-sink',
      path: '/cart',
      inside: 'main .cart',
      steps: [
        { given: fillCart('/cart') },
        { given: (page) => page.getByRole('spinbutton').fill('0') },
        {
          press: 'Enter',
          on: cartQuantity,
          does: 'in a quantity of none asks',
          after: [{ shows: removal }, { focuses: keepButton }],
        },
        {
          part: removal,
          named: 'its words',
          states: { modal: ['true', 'the page below is inert'] },
        },
        { part: keepButton, named: 'its words; it gets the focus' },
        { part: { role: 'button', name: 'Remove', inside: 'dialog.dialog' }, named: 'its words' },
        {
          press: 'Escape',
          does: 'keeps the product; the focus goes back to its quantity',
          after: [{ hides: removal }, { focuses: cartQuantity }, { of: cartQuantity, value: '1' }],
        },
      ],
    },
    {
      widget: 'Checkout',
      pattern: 'Radio Group',
      site: 'kitchen-sink',
      path: '/checkout',
      inside: 'main .checkout',
      steps: [
        { given: fillCart('/checkout') },
        { part: { role: 'complementary', name: 'Your order' }, named: 'set by us: “Your order”' },
        { part: { role: 'group', name: 'Contact' }, named: 'its legend' },
        {
          part: email,
          named: 'its label',
          states: {
            required: ['true', 'it has to be filled in'],
            'aria-invalid': [null, '`true` while something is wrong with it'],
            'aria-describedby': [/-help$/, 'what is worth knowing, and what is wrong'],
          },
        },
        { part: { role: 'combobox', name: 'Country' }, named: 'its label' },
        { part: { role: 'group', name: 'Payment' }, named: 'its legend' },
        {
          part: cardPayment,
          named: 'the way to pay',
          states: { checked: ['true', 'the way that is chosen'] },
        },
        {
          press: 'ArrowDown',
          on: cardPayment,
          does: 'chooses the next way to pay, or to send',
          after: [{ of: { role: 'radio', name: /^Pay later/ }, states: { checked: 'true' } }],
        },
        {
          press: 'Enter',
          on: placeOrder,
          does: 'places the order; where something is wrong it leads to the first wrong field',
          after: [
            { focuses: email },
            {
              of: email,
              states: { 'aria-invalid': 'true', 'aria-describedby': /-help .*-error$/ },
            },
          ],
        },
        {
          region: { role: 'alert' },
          text: /One or more fields is invalid/,
          says: 'that something is wrong',
        },
      ],
    },
    {
      widget: 'Checkout whose cart is gone',
      pattern: 'Alert Dialog',
      site: 'kitchen-sink',
      path: '/checkout',
      inside: 'main .checkout',
      steps: [
        { given: fillCart('/checkout') },
        { given: loseCart },
        {
          press: 'Enter',
          on: placeOrder,
          does: 'on what cannot be paid for any more says so; the focus is at “OK”',
          after: [{ shows: expiredDialog }, { focuses: ok }],
        },
        {
          part: expiredDialog,
          named: 'the title of the page; its words describe it',
          states: {
            'aria-modal': ['true', 'the page below is inert'],
            'aria-describedby': [/-message$/, 'why it cannot'],
          },
        },
        { part: ok, named: 'its words' },
        {
          press: 'Escape',
          does: 'confirms like “OK”; the page reloads',
          after: [{ hides: expiredDialog }],
        },
      ],
    },
  ],
};
