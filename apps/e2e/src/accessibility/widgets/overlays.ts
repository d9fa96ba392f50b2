import type { Page } from '@playwright/test';
import { passTimeUntil } from '../../models/pass-time.ts';
import type { Chapter } from '../widget.ts';

const popup = { role: 'dialog', name: 'A message from Tidewater Goods', inside: 'page' } as const;
const logout = { role: 'dialog', name: 'Logout Successful', inside: 'page' } as const;
const failure = { role: 'dialog', name: 'Something Went Wrong!', inside: 'page' } as const;
const add = { role: 'button', name: 'Add to cart' } as const;
const clear = { role: 'button', name: 'Clear', inside: 'dialog.dialog' } as const;
const dialogTests = 'libs/ui/src/dialog/dialog.browser.test.ts';
const bannerTests = 'libs/cookie-banner/src/dom/enhance-cookie-banner.browser.test.tsx';
const describedLink = { role: 'link', name: 'Share by Bluesky' } as const;
const tooltip = { role: 'tooltip', text: /^Bluesky$/, inside: 'page' } as const;
const modalProof = {
  file: dialogTests,
  test: 'is modal, traps focus and returns it to the opener (DIALOG-13)',
};

/** The server rejects cart calls for lack of permission. */
const rejectCartCalls = (page: Page) =>
  page.route('**/api/cart/entries*', (route) =>
    route.fulfill({ status: 403, json: { authorizationFail: true, error: 'Forbidden' } }),
  );

/** Overlays of a page. */
export const overlays: Chapter = {
  title: 'Overlays',
  widgets: [
    {
      widget: 'Popup',
      pattern: 'Dialog (non-modal)',
      note: 'It opens automatically and does not take focus: the page behind it stays usable.',
      site: 'shop',
      path: '/care',
      inside: 'dialog.popup-overlay',
      async before(page) {
        await page.clock.install();
        await page.reload({ waitUntil: 'load' });
        await passTimeUntil(page, page.locator('dialog.popup-overlay'));
      },
      steps: [
        {
          part: popup,
          nameSource: '“A message from”, followed by the title of the site',
          states: { modal: ['false', 'the page behind it stays usable'] },
        },
        {
          region: { role: 'status', inside: 'page' },
          text: /A message from Tidewater Goods/,
          announces: 'its accessible name, when it opens',
        },
        {
          part: { role: 'button', name: 'Close' },
          nameSource: 'built-in label: “Close”',
        },
        {
          press: 'Escape',
          does: 'closes it, wherever focus is, with no other effect',
          after: [{ hides: popup }, { address: /\/care$/ }],
        },
      ],
    },
    {
      widget: 'Cookie banner',
      parts: [
        {
          role: '`region`',
          nameSource: 'built-in label: “Cookies”',
          proof: {
            file: 'libs/cookie-banner/src/react/cookie-banner-view.test.tsx',
            test: 'renders a labeled region with a form that works without JavaScript',
          },
        },
        {
          role: '`button`',
          nameSource:
            'the label of the answer, “Accept” or “Decline”, even if it is shown as an icon',
          proof: {
            file: 'libs/cookie-banner/src/react/cookie-banner-look.browser.test.tsx',
            test: 'are icons with an accessible name for ICON (COOKIE-19)',
          },
        },
      ],
      keys: [
        {
          press: 'Tab',
          does: 'moves focus to its buttons in document order; the banner does not take focus by itself',
          proof: {
            file: bannerTests,
            test: 'does not move focus to a forced banner, and tabs through it in document order',
          },
        },
        {
          press: 'Enter',
          does: 'on a button, stores the answer',
          proof: {
            file: bannerTests,
            test: 'stores the choice of the button that is activated with Enter',
          },
        },
        {
          press: 'Enter',
          does: 'on the link that asks again, moves focus to the banner',
          proof: {
            file: bannerTests,
            test: 'focuses the banner when the link to it is activated with the keyboard',
          },
        },
      ],
    },
    {
      widget: 'Logout dialog',
      pattern: 'Dialog (Modal)',
      site: 'kitchen-sink',
      path: '/?logout=true',
      inside: 'dialog.dialog',
      steps: [
        {
          part: logout,
          nameSource: 'its title; described by its message',
          states: {
            'aria-modal': ['true', 'the page behind it is inert'],
            'aria-describedby': [/-message$/, 'its message'],
          },
        },
        {
          part: { role: 'button', name: 'Close' },
          nameSource: 'built-in label: “Close”; has initial focus',
        },
        {
          press: 'Escape',
          does: 'closes it and removes the parameter from the URL',
          after: [{ hides: logout }, { address: /localhost:\d+\/$/ }],
        },
      ],
    },
    {
      widget: 'System error dialog',
      pattern: 'Dialog (Modal)',
      site: 'kitchen-sink',
      path: '/block-product',
      inside: 'main .product',
      steps: [
        { given: rejectCartCalls },
        {
          press: 'Enter',
          on: add,
          does: 'if the server rejects the request, shows the error; focus moves to “Clear”',
          after: [{ shows: failure }, { focuses: clear }],
        },
        {
          part: failure,
          nameSource: 'its title',
          states: { 'aria-modal': ['true', 'the page behind it is inert'] },
        },
        { part: clear, nameSource: 'its visible label' },
        {
          part: { role: 'button', name: 'Reload Page', inside: 'dialog.dialog' },
          nameSource: 'its visible label',
        },
        {
          press: 'Escape',
          does: 'clears the error; focus returns to where it was before',
          after: [{ hides: failure }, { focuses: add }],
        },
      ],
    },
    {
      widget: 'Library dialogs',
      pattern: 'Dialog (Modal), Alert Dialog',
      parts: [
        {
          role: '`alertdialog` of the style `alert`',
          nameSource: 'its title; described by its message',
          states: { 'aria-modal': 'the page behind it is inert' },
          proof: {
            file: dialogTests,
            test: 'is an alert with a title, a message and one button (DIALOG-01)',
          },
        },
        {
          role: '`dialog` of the styles `information`, `confirm-or-reject`, `confirm-or-cancel`, `confirm-only`, `no-buttons`',
          nameSource: 'its title; described by its message',
          states: { 'aria-modal': 'the page behind it is inert' },
          proof: {
            file: dialogTests,
            test: 'opens an information dialog with a title, a message and a close button (DIALOG-02)',
          },
        },
        {
          role: '`button`',
          nameSource:
            '“OK”, “No”, “Cancel” or the given label; initial focus is on the least destructive button',
          proof: { file: dialogTests, test: 'has its two buttons (DIALOG-03, DIALOG-04)' },
        },
      ],
      keys: [
        { press: 'Tab', does: 'keeps focus inside the dialog', proof: modalProof },
        {
          press: 'Escape',
          does: 'cancels; focus returns to the element that opened it',
          proof: {
            file: dialogTests,
            test: 'is canceled by Escape, with an Escape manager and without (DIALOG-11)',
          },
        },
      ],
    },
    {
      widget: 'Toast',
      site: 'kitchen-sink',
      path: '/block-share-buttons',
      inside: '.toasts',
      steps: [
        {
          async given(page) {
            await page.context().grantPermissions(['clipboard-write']);
            await page.locator('.share-buttons[data-live]').first().waitFor();
            await page.getByRole('link', { name: 'Copy link' }).first().press('Enter');
          },
        },
        {
          region: { role: 'status', inside: 'page' },
          text: /Link copied\./,
          announces: 'its text, when it appears; it does not take focus',
        },
      ],
    },
    {
      widget: 'Tooltip',
      pattern: 'Tooltip',
      site: 'kitchen-sink',
      path: '/block-share-buttons',
      inside: 'main .share-buttons',
      steps: [
        {
          press: 'Tab',
          on: { role: 'link', name: 'Share by X' },
          does: 'to its element, shows it; away from its element, hides it',
          after: [
            { focuses: describedLink },
            { shows: tooltip },
            { hides: { role: 'tooltip', text: /^X$/, inside: 'page' } },
          ],
        },
        {
          part: tooltip,
          nameSource: 'none; its element is described by it, even while it is hidden',
        },
        {
          press: 'Escape',
          does: 'hides it, with no other effect',
          after: [{ hides: tooltip }, { focuses: describedLink }],
        },
      ],
    },
  ],
};
