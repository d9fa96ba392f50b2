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
  title: 'Over the page',
  widgets: [
    {
      widget: 'Popup',
      pattern: 'Dialog, not modal',
      note: 'It opens by itself and takes no focus: the page below can be used.',
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
          named: '“A message from”, and the title of the site',
          states: { modal: ['false', 'the page below can be used'] },
        },
        {
          region: { role: 'status', inside: 'page' },
          text: /A message from Tidewater Goods/,
          says: 'its name, when it opens',
        },
        {
          part: { role: 'button', name: 'Close' },
          named: 'set by us: “Close”',
        },
        {
          press: 'Escape',
          does: 'closes it, wherever the focus is, and nothing else happens',
          after: [{ hides: popup }, { address: /\/care$/ }],
        },
      ],
    },
    {
      widget: 'Cookie banner',
      parts: [
        {
          role: '`region`',
          named: 'set by us: “Cookies”',
          proof: {
            file: 'libs/cookie-banner/src/react/cookie-banner-view.test.tsx',
            test: 'renders a labeled region with a form that works without JavaScript',
          },
        },
        {
          role: '`button`',
          named: 'the words of the answer, “Accept” and “Decline”; drawn as a sign, too',
          proof: {
            file: 'libs/cookie-banner/src/react/cookie-banner-look.browser.test.tsx',
            test: 'are icons with an accessible name for ICON (COOKIE-19)',
          },
        },
      ],
      keys: [
        {
          press: 'Tab',
          does: 'leads to its answers where the banner stands in the page; it never takes the focus',
          proof: {
            file: bannerTests,
            test: 'does not move focus to a forced banner, and tabs through it in document order',
          },
        },
        {
          press: 'Enter',
          does: 'answers',
          proof: {
            file: bannerTests,
            test: 'stores the choice of the button that is activated with Enter',
          },
        },
        {
          press: 'Enter',
          does: 'on the link that asks again leads to the banner',
          proof: {
            file: bannerTests,
            test: 'focuses the banner when the link to it is activated with the keyboard',
          },
        },
      ],
    },
    {
      widget: 'Dialog after a logout',
      pattern: 'Dialog (Modal)',
      site: 'kitchen-sink',
      path: '/?logout=true',
      inside: 'dialog.dialog',
      steps: [
        {
          part: logout,
          named: 'its title; its words describe it',
          states: {
            'aria-modal': ['true', 'the page below is inert'],
            'aria-describedby': [/-message$/, 'its words'],
          },
        },
        {
          part: { role: 'button', name: 'Close' },
          named: 'set by us: “Close”; it gets the focus',
        },
        {
          press: 'Escape',
          does: 'closes it, and takes the note off the address',
          after: [{ hides: logout }, { address: /localhost:\d+\/$/ }],
        },
      ],
    },
    {
      widget: 'System error',
      pattern: 'Dialog (Modal)',
      site: 'kitchen-sink',
      path: '/block-product',
      inside: 'main .product',
      steps: [
        { given: rejectCartCalls },
        {
          press: 'Enter',
          on: add,
          does: 'on what the server refuses shows the error; the focus is at “Clear”',
          after: [{ shows: failure }, { focuses: clear }],
        },
        {
          part: failure,
          named: 'its title',
          states: { 'aria-modal': ['true', 'the page below is inert'] },
        },
        { part: clear, named: 'its words' },
        {
          part: { role: 'button', name: 'Reload Page', inside: 'dialog.dialog' },
          named: 'its words',
        },
        {
          press: 'Escape',
          does: 'clears the error; the focus goes back to where it was',
          after: [{ hides: failure }, { focuses: add }],
        },
      ],
    },
    {
      widget: 'Dialogs of the library',
      pattern: 'Dialog (Modal), Alert Dialog',
      parts: [
        {
          role: '`alertdialog` of the style `alert`',
          named: 'its title; its message describes it',
          states: { 'aria-modal': 'the page below is inert' },
          proof: {
            file: dialogTests,
            test: 'is an alert with a title, a message and one button (DIALOG-01)',
          },
        },
        {
          role: '`dialog` of the styles `information`, `confirm-or-reject`, `confirm-or-cancel`, `confirm-only`, `no-buttons`',
          named: 'its title; its message describes it',
          states: { 'aria-modal': 'the page below is inert' },
          proof: {
            file: dialogTests,
            test: 'opens an information dialog with a title, a message and a close button (DIALOG-02)',
          },
        },
        {
          role: '`button`',
          named:
            '“OK”, “No”, “Cancel”, or the words that are given; the least final one gets the focus',
          proof: { file: dialogTests, test: 'has its two buttons (DIALOG-03, DIALOG-04)' },
        },
      ],
      keys: [
        { press: 'Tab', does: 'stays inside', proof: modalProof },
        {
          press: 'Escape',
          does: 'cancels; the focus goes back to the opener',
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
          says: 'its words, when it comes; it takes no focus',
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
          does: 'to its element shows it, away from there hides it',
          after: [
            { focuses: describedLink },
            { shows: tooltip },
            { hides: { role: 'tooltip', text: /^X$/, inside: 'page' } },
          ],
        },
        {
          part: tooltip,
          named: 'none; it describes its element, also while it is hidden',
        },
        {
          press: 'Escape',
          does: 'hides it, and nothing else happens',
          after: [{ hides: tooltip }, { focuses: describedLink }],
        },
      ],
    },
  ],
};
