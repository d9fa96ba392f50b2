import { bugsIn, type Mutant } from '../mutant.ts';

const bug = bugsIn('libs/blocks/src', 'unit');
const browserBug = bugsIn('libs/blocks/src', 'browser');
const partBug = bugsIn('libs/ui/src', 'browser');
const pageBug = bugsIn('apps/visitor/src', 'unit');

export const blocks: readonly Mutant[] = [
  bug(
    'blocks/menu/tab-move.ts',
    "isRightToLeft ? 'ArrowLeft' : 'ArrowRight'",
    "'ArrowRight'",
    'blocks/menu/tab-move.test.ts',
  ),
  browserBug(
    'blocks/menu/island.ts',
    'tab.tabIndex = index === selected ? 0 : -1;',
    'tab.tabIndex = 0;',
    'blocks/menu/menu.browser.test.ts',
  ),
  bug(
    'blocks/form/send-once.ts',
    'if (response.status >= 500) return response;',
    'if (response.status > 500) return response;',
    'blocks/form/send-once.test.ts',
  ),
  partBug(
    'accordion/dom/enhance-accordion.ts',
    'button.ariaExpanded = String(details.open)',
    "button.ariaExpanded = 'true'",
    'accordion/accordion.browser.test.tsx',
  ),
  partBug('dialog/dom/open-dialog.ts', 'opener?.focus();', '', 'dialog/dialog.browser.test.ts'),
  partBug(
    'tooltip/dom/add-tooltip.ts',
    '      event.stopPropagation();\n',
    '',
    'tooltip/tooltip.browser.test.ts',
  ),
  partBug(
    'marquee/dom/enhance-marquee.ts',
    "listen(text, ['focusin', 'focusout'], 'focus');",
    '',
    'marquee/marquee.browser.test.tsx',
  ),
  pageBug(
    'mail/template/order-rows.ts',
    'line.unitPriceCents * line.quantity',
    'line.unitPriceCents',
    'mail/mail.unit.test.tsx',
  ),
  pageBug(
    'document/json-text.ts',
    "\n    .replaceAll('<', String.raw`\\u003c`)",
    '',
    'renderer/render-page.unit.test.tsx',
  ),
  pageBug(
    'page-types/checkout/remaining-errors.ts',
    ' && Object.keys(others).length > 0',
    '',
    'page-types/checkout/remaining-errors.unit.test.ts',
  ),
  bug(
    'kit/link/safe-href.ts',
    "href.replaceAll(/[\\u0000-\\u0020\\u007f-\\u009f]/g, '').toLowerCase()",
    'href.trim().toLowerCase()',
    'kit/link/safe-href.test.ts',
  ),
  bug(
    'kit/link/link-attributes.ts',
    ", rel: 'noopener' }",
    ' }',
    'kit/link/link-attributes.test.ts',
  ),
  bug(
    'blocks/calendar/month.ts',
    '(weekday - firstDay + 14) % 7',
    'weekday',
    'blocks/calendar/month.test.ts',
  ),
];
