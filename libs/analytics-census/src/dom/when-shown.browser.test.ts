import { expect, it, vi } from 'vitest';
import { whenShown } from './when-shown.ts';

/** A page in a frame, optionally prerendered. */
function createPage(isPrerendering = false) {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const ownerWindow = frame.contentWindow as Window;
  const { document: ownerDocument } = ownerWindow;
  Object.defineProperty(ownerDocument, 'prerendering', { value: isPrerendering });
  return {
    ownerWindow,
    activate: () => ownerDocument.dispatchEvent(new Event('prerenderingchange')),
    show: (persisted: boolean) =>
      ownerWindow.dispatchEvent(new PageTransitionEvent('pageshow', { persisted })),
  };
}

it('calls back at once for a page that is there', () => {
  const shown = vi.fn<(isRestored: boolean) => void>();
  const { ownerWindow, show } = createPage();
  whenShown(ownerWindow, shown);
  show(false);
  expect(shown.mock.calls).toEqual([[false]]);
});

it('waits for a visitor who wants a prerendered page', () => {
  const shown = vi.fn<(isRestored: boolean) => void>();
  const { ownerWindow, activate } = createPage(true);
  whenShown(ownerWindow, shown);
  expect(shown).not.toHaveBeenCalled();
  activate();
  activate();
  expect(shown.mock.calls).toEqual([[false]]);
});

it('calls back again each time a page is restored from the back/forward cache', () => {
  const shown = vi.fn<(isRestored: boolean) => void>();
  const { ownerWindow, show } = createPage();
  whenShown(ownerWindow, shown);
  show(true);
  show(true);
  expect(shown.mock.calls).toEqual([[false], [true], [true]]);
});

it('calls back no longer than the signal lasts', () => {
  const shown = vi.fn<(isRestored: boolean) => void>();
  const watching = new AbortController();
  const { ownerWindow, activate, show } = createPage(true);
  whenShown(ownerWindow, shown, watching.signal);
  watching.abort();
  activate();
  show(true);
  expect(shown).not.toHaveBeenCalled();
});
