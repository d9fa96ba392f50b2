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

it('calls back immediately and only once for a page that is already shown', () => {
  const shown = vi.fn<(isRestored: boolean) => void>();
  const { ownerWindow, show } = createPage();
  whenShown(ownerWindow, shown);
  show(false);
  expect(shown.mock.calls).toEqual([[false]]);
});

it('calls back once when a prerendered page is activated', () => {
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

it('does not call back after the signal is aborted', () => {
  const shown = vi.fn<(isRestored: boolean) => void>();
  const watching = new AbortController();
  const { ownerWindow, activate, show } = createPage(true);
  whenShown(ownerWindow, shown, watching.signal);
  watching.abort();
  activate();
  show(true);
  expect(shown).not.toHaveBeenCalled();
});
