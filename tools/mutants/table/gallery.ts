import { bugsIn, type Mutant } from '../mutant.ts';

const bug = bugsIn('libs/gallery-engine/src', 'unit');
const browserBug = bugsIn('libs/gallery-engine/src', 'browser');
const lightboxBug = bugsIn('libs/ui/src/lightbox', 'browser');

export const gallery: readonly Mutant[] = [
  bug('state.ts', 'loop || index < count - 1', 'loop || index < count', 'state.test.ts'),
  bug(
    'state.ts',
    "if (state.phase !== 'idle' || index === state.index",
    'if (index === state.index',
    'create-gallery.test.ts',
  ),
  bug(
    'state.ts',
    'paused ? [...others, reason] : others',
    'paused ? [reason] : []',
    'create-gallery.test.ts',
  ),
  bug(
    'autoplay/random-index.ts',
    'random * (count - 1)',
    'random * count',
    'autoplay/random-index.test.ts',
  ),
  bug(
    'input/swipe.ts',
    'way.durationMs <= swipeLimits.longestMs',
    'way.durationMs < swipeLimits.longestMs',
    'input/swipe.test.ts',
  ),
  bug(
    'input/slide-click.ts',
    "if (click.isTaken) return 'nothing';\n  if (click.clickThroughUrl)",
    'if (click.clickThroughUrl)',
    'input/slide-click.test.ts',
  ),
  bug(
    'designs/justify-rows.ts',
    'end === shapes.length ? Math.min(filling, rowHeight) : filling',
    'filling',
    'designs/justify-rows.test.ts',
  ),
  bug(
    'designs/justify-rows.ts',
    'gutter * (end - first - 1)',
    'gutter * (end - first)',
    'designs/justify-rows.test.ts',
  ),
  bug(
    'media/preload-indexes.ts',
    'loop || inRow === neighbor',
    'true',
    'media/create-slide-media.test.ts',
  ),
  bug(
    'media/create-slide-media.ts',
    'if (video !== active) active?.deactivate();',
    'active?.deactivate();',
    'media/create-slide-media.test.ts',
  ),
  browserBug(
    'dom/listen-keys.ts',
    'if (isTaken(event.target, root)) return;',
    '',
    'dom/movement.browser.test.ts',
    'dom/enhance-gallery.browser.test.ts',
  ),
  browserBug(
    'dom/listen-rotation.ts',
    "if (pointerType !== 'touch') rest(",
    'rest(',
    'dom/autoplay.browser.test.ts',
  ),
  browserBug(
    'dom/show-controls.ts',
    "const live = isRotating(state) ? 'off' : 'polite';",
    "const live = 'polite';",
    'dom/autoplay.browser.test.ts',
    'dom/enhance-gallery.browser.test.ts',
  ),
  browserBug('dom/mark-shown.ts', 'else hide(slide);', '', 'dom/mark-shown.browser.test.ts'),
  lightboxBug(
    'dom/open-lightbox.ts',
    'host.opener?.focus({ preventScroll: true });',
    '',
    'lightbox.browser.test.ts',
  ),
  lightboxBug(
    'dom/open-lightbox.ts',
    '      pictures.stop();\n      unregister?.();',
    '      pictures.stop();',
    'lightbox.browser.test.ts',
  ),
  lightboxBug(
    'dom/listen-to-input.ts',
    "distance > 0 === isRightToLeft() ? 'next' : 'previous'",
    "distance > 0 ? 'previous' : 'next'",
    'lightbox.browser.test.ts',
  ),
  lightboxBug(
    'dom/enter-history.ts',
    'if (isLightboxEntry(history.state)) history.back();',
    "if (isLightboxEntry(history.state)) history.replaceState(null, '');",
    'history-entry.browser.test.ts',
  ),
];
