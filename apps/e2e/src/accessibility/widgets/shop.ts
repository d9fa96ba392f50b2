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
      note: 'With more than eight variants, a drop-down list replaces the radio buttons.',
      site: 'kitchen-sink',
      path: '/block-product',
      inside: 'main .product',
      steps: [
        { part: { role: 'link', name: 'Lamp' }, nameSource: 'the title of the product' },
        {
          part: { role: 'group', name: 'Size' },
          nameSource: 'the attribute in which the variants differ',
        },
        {
          part: small,
          nameSource:
            'the variant, its price if prices differ, and “Sold out” if it is out of stock',
          states: { checked: ['true', 'the selected variant'] },
        },
        { part: productQuantity, nameSource: 'its label' },
        { part: add, nameSource: 'its visible label; “Sold out” when out of stock' },
        {
          press: 'ArrowRight',
          on: small,
          does: 'selects the next variant',
          after: [{ focuses: large }, { of: large, states: { checked: 'true' } }],
        },
        {
          press: 'ArrowLeft',
          does: 'selects the previous variant',
          after: [{ focuses: small }, { of: small, states: { checked: 'true' } }],
        },
        {
          press: 'ArrowUp',
          on: productQuantity,
          does: 'increases the quantity by one',
          after: [{ of: productQuantity, value: '2' }],
        },
        {
          press: 'ArrowDown',
          does: 'decreases the quantity by one',
          after: [{ of: productQuantity, value: '1' }],
        },
        {
          press: 'Enter',
          on: add,
          does: 'adds the product to the cart; focus stays on the button',
          after: [{ shows: { role: 'link', name: 'View cart' } }, { focuses: add }],
        },
        {
          region: { role: 'status' },
          text: /Lamp is in your cart/,
          announces: 'that the product is in the cart, or why it is not',
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
        { part: cartQuantity, nameSource: '“Quantity”, followed by the title of the product' },
        {
          part: { role: 'button', name: 'Remove: Lamp' },
          nameSource: '“Remove”, followed by the title of the product',
        },
        { part: { role: 'link', name: 'Checkout' }, nameSource: 'its text' },
        {
          press: 'ArrowUp',
          on: cartQuantity,
          does: 'increases the quantity by one, once Enter or Tab confirms it',
          after: [{ of: cartQuantity, value: '2' }],
        },
        {
          press: 'Enter',
          does: 'confirms the quantity; for a quantity of zero, a dialog asks whether to remove the product',
          after: [{ shows: { element: '[data-subtotal]', native: 'strong', text: /\$80\.00/ } }],
        },
        {
          region: { role: 'status', inside: 'page' },
          text: /Subtotal: \$80\.00/,
          announces: 'the subtotal, when it changes',
        },
        {
          given: (page) => page.getByRole('spinbutton', { name: 'Quantity: Lamp' }).fill('99'),
        },
        {
          press: 'Enter',
          on: cartQuantity,
          does: 'restores the previous quantity if there is not enough stock',
          after: [{ of: cartQuantity, value: '2' }],
        },
        {
          region: { role: 'alert' },
          text: /Unable to update quantity/,
          announces: 'why a quantity was not changed or a product was not removed',
        },
      ],
    },
    {
      widget: 'Cart panel',
      pattern: 'Dialog (Modal)',
      note: 'Its content is the same as on the cart page.',
      site: 'kitchen-sink',
      path: '/block-product',
      inside: 'page',
      steps: [
        { given: fillCart('/block-product') },
        { given: (page) => page.getByRole('link', { name: /^Shopping cart: 1/ }).press('Enter') },
        { part: panel, nameSource: 'its heading, which links to the cart page' },
        { part: close, nameSource: 'built-in label: “Close”; has initial focus' },
        {
          press: 'Shift+Tab',
          on: close,
          does: 'moves focus to the heading; Tab cycles within the dialog',
          after: [
            { focuses: { role: 'link', name: 'Shopping cart', inside: 'dialog.cart-panel' } },
          ],
        },
        {
          press: 'Escape',
          does: 'closes it; focus returns to the cart indicator',
          after: [{ hides: panel }, { focuses: { role: 'link', name: /^Shopping cart: 1/ } }],
        },
      ],
    },
    {
      widget: 'Removal confirmation',
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
          does: 'on a quantity of zero, opens the dialog',
          after: [{ shows: removal }, { focuses: keepButton }],
        },
        {
          part: removal,
          nameSource: 'its text',
          states: { modal: ['true', 'the page behind it is inert'] },
        },
        { part: keepButton, nameSource: 'its visible label; has initial focus' },
        {
          part: { role: 'button', name: 'Remove', inside: 'dialog.dialog' },
          nameSource: 'its visible label',
        },
        {
          press: 'Escape',
          does: 'keeps the product; focus returns to its quantity',
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
        {
          part: { role: 'complementary', name: 'Your order' },
          nameSource: 'built-in label: “Your order”',
        },
        { part: { role: 'group', name: 'Contact' }, nameSource: 'its legend' },
        {
          part: email,
          nameSource: 'its label',
          states: {
            required: ['true', 'the field is required'],
            'aria-invalid': [null, '`true` while the field has an error'],
            'aria-describedby': [/-help$/, 'its help text and its error message'],
          },
        },
        { part: { role: 'combobox', name: 'Country' }, nameSource: 'its label' },
        { part: { role: 'group', name: 'Payment' }, nameSource: 'its legend' },
        {
          part: cardPayment,
          nameSource: 'the payment method',
          states: { checked: ['true', 'the selected method'] },
        },
        {
          press: 'ArrowDown',
          on: cardPayment,
          does: 'selects the next payment or shipping method',
          after: [{ of: { role: 'radio', name: /^Bank transfer/ }, states: { checked: 'true' } }],
        },
        {
          press: 'Enter',
          on: placeOrder,
          does: 'places the order; if there are errors, focus moves to the first invalid field',
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
          announces: 'that the form has errors',
        },
      ],
    },
    {
      widget: 'Checkout with an expired cart',
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
          does: 'when the cart has expired, opens the dialog; focus moves to “OK”',
          after: [{ shows: expiredDialog }, { focuses: ok }],
        },
        {
          part: expiredDialog,
          nameSource: 'the title of the page; described by its message',
          states: {
            'aria-modal': ['true', 'the page behind it is inert'],
            'aria-describedby': [/-message$/, 'why the order cannot be paid for'],
          },
        },
        { part: ok, nameSource: 'its visible label' },
        {
          press: 'Escape',
          does: 'confirms, like “OK”; the page reloads',
          after: [{ hides: expiredDialog }],
        },
      ],
    },
  ],
};
