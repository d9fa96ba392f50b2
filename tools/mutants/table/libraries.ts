import { bugsIn, type Mutant } from '../mutant.ts';

const bug = bugsIn('libs', 'unit');
const browserBug = bugsIn('libs', 'browser');

/** Bugs in libraries that both apps use: the data layer, the escape key, messages. */
export const libraries: readonly Mutant[] = [
  bug(
    'data-layer/src/create-data-layer.ts',
    "method === 'GET' && !signal ? url : {}",
    "method === 'GET' ? url : {}",
    'data-layer/src/create-data-layer.test.ts',
  ),
  bug(
    'data-layer/src/send-call.ts',
    "call.method === 'POST' ? 0 : numberOr",
    'numberOr',
    'data-layer/src/create-data-layer.test.ts',
  ),
  bug(
    'data-layer/src/dom/crumb-cookie.ts',
    'if (readCrumb() === rejected) ',
    '',
    'data-layer/src/dom/crumb-cookie.test.ts',
  ),
  bug(
    'data-layer/src/react/create-cache.ts',
    'if (entry.running !== running) return;',
    '',
    'data-layer/src/react/create-cache.test.ts',
  ),
  bug(
    'data-layer/src/react/create-cache.ts',
    'listeners.size === 0 && !running && usedAt',
    '!running && usedAt',
    'data-layer/src/react/create-cache.test.ts',
  ),
  bug(
    'escape-manager/src/press.ts',
    '    !press.isComposing &&\n',
    '',
    'escape-manager/src/press.test.ts',
  ),
  bug(
    'escape-manager/src/state.ts',
    'event.isClaimed ? undefined : stillDue(state)',
    'stillDue(state)',
    'escape-manager/src/create-escape-manager.test.ts',
    'escape-manager/src/escape-stack.test.ts',
  ),
  browserBug(
    'escape-manager/src/dom/create-focus-containment.ts',
    'isBackward = event.shiftKey;',
    'isBackward = false;',
    'escape-manager/src/dom/create-focus-containment.browser.test.ts',
  ),
  browserBug(
    'escape-manager/src/dom/listen-for-escape.ts',
    'if (!isKeyRequest) manager',
    'manager',
    'escape-manager/src/dom/listen-for-escape.browser.test.ts',
  ),
  bug(
    'messages/src/create-formatter.ts',
    'const rest = Number(exact) - offset;',
    'const rest = Number(exact);',
    'messages/src/compile/compile-message.test.ts',
  ),
  bug(
    'messages/src/pick-locale.ts',
    'available.find((locale) => locale === language) ??',
    '',
    'messages/src/pick-locale.test.ts',
  ),
];
