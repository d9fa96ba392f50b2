import { bugsIn, type Mutant } from '../mutant.ts';

const bug = bugsIn('libs', 'unit');
const browserBug = bugsIn('libs', 'browser');
const pageBug = bugsIn('apps/visitor/src', 'browser');

export const visitor: readonly Mutant[] = [
  bug(
    'cookie-banner/src/consent/consent-record.ts',
    'now - answeredAt < lifeMs',
    'now < answeredAt + lifeMs / 1000',
    'cookie-banner/src/consent/consent-store.test.ts',
  ),
  bug(
    'cookie-banner/src/consent/tracking-permission.ts',
    'isAllowed && !policy.isAbsolute',
    'isAllowed',
    'cookie-banner/src/consent/tracking-permission.test.ts',
  ),
  browserBug(
    'cookie-banner/src/dom/enhance-cookie-banner.ts',
    'if (hadFocus) origin?.focus();',
    '',
    'cookie-banner/src/dom/enhance-cookie-banner.browser.test.tsx',
  ),
  bug(
    'analytics-census/src/consent/visitor-identity.ts',
    "else {\n        for (const { name } of Object.values(cookies)) jar.write(name, '', 0);\n      }",
    '',
    'analytics-census/src/consent/visitor-identity.test.ts',
  ),
  bug(
    'analytics-census/src/consent/visit.ts',
    "visit.account !== 'collaborator' &&",
    "visit.account === 'none' &&",
    'analytics-census/src/consent/visit.test.ts',
  ),
  bug(
    'analytics-census/src/consent/visit.ts',
    '/^\\/config(\\/|$)/',
    '/^\\/config/',
    'analytics-census/src/consent/visit.test.ts',
  ),
  bug(
    'analytics-census/src/errors/create-error-reporter.ts',
    'reported === reportsPerPage || ',
    '',
    'analytics-census/src/errors/create-error-reporter.test.ts',
  ),
  bug(
    'site-runtime/src/popup/may-show-popup.ts',
    'displayFrequency * dayMs',
    'displayFrequency * 1000',
    'site-runtime/src/popup/popup.test.ts',
  ),
  bug(
    'site-runtime/src/popup/create-popup-memory.ts',
    'isSubmitted || (known?.version === version && known.submitted)',
    'isSubmitted',
    'site-runtime/src/popup/popup.test.ts',
  ),
  pageBug(
    'announcement-bar/close-bar.ts',
    "  if (hadFocus) bar.ownerDocument.getElementById('main')?.focus({ preventScroll: true });\n",
    '',
    'announcement-bar/announcement-bar.browser.test.ts',
  ),
  pageBug(
    'cart-panel/open-cart-panel.ts',
    '    unregister();\n',
    '',
    'cart-panel/cart-panel.browser.test.ts',
  ),
  pageBug(
    'cart-panel/on-click-outside.ts',
    'const isPress = beganBeside && isBeside(event);',
    'const isPress = isBeside(event);',
    'cart-panel/cart-panel.browser.test.ts',
  ),
  pageBug(
    'recorders/when-allowed.ts',
    '    if (!census.mayStore()) return;\n',
    '',
    'recorders/record-page.browser.test.ts',
  ),
  pageBug(
    'recorders/record-page.ts',
    'if (signal.aborted || !isVisitTracked(visit)) return;',
    'if (signal.aborted) return;',
    'recorders/record-page.browser.test.ts',
  ),
  pageBug(
    'page-types/checkout/show-errors.ts',
    "if (error === '') control.removeAttribute('aria-invalid');\n  else ",
    "if (error !== '') ",
    'page-types/checkout/checkout.browser.test.ts',
  ),
  pageBug(
    'page-types/cart/start-cart.ts',
    "if (hadFocus) neighbor?.querySelector<HTMLElement>('.cart-title')?.focus();",
    '',
    'page-types/cart/cart.browser.test.ts',
  ),
  pageBug(
    'page-types/cart/start-cart.ts',
    'if (input !== null) showQuantity(input, input.defaultValue, sent);\n    const { stockLeft }',
    'const { stockLeft }',
    'page-types/cart/cart.browser.test.ts',
  ),
  pageBug(
    'overlays-manager/start-overlays-manager.ts',
    'button.ariaPressed = String(!isHidden);',
    'button.ariaPressed = String(isHidden);',
    'overlays-manager/overlays-manager.browser.test.ts',
  ),
];
