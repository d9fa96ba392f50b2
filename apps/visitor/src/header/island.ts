import type { IslandStart } from '@sitewright/blocks/client';
import { createFocusContainment } from '@sitewright/escape-manager/dom';
import { closeFromOutside } from './close-from-outside.ts';
import { openOnHover } from './open-on-hover.ts';

/**
 * Lets Escape close the menu or a folder of the navigation without leading to the configuration area. The open menu
 * covers the page, so it traps the focus. Folders also open on hover.
 */
export const start: IslandStart = (root, { escape }) => {
  const button = root as HTMLButtonElement;
  const folder = root as HTMLDetailsElement;
  const menu = button.popoverTargetElement as HTMLElement | null | undefined;
  const controller = new AbortController();
  const containFocus = createFocusContainment(root.ownerDocument);
  let release = () => {};

  function close(): void {
    if (menu) {
      menu.hidePopover();
      return;
    }
    const hadFocus = folder.contains(folder.ownerDocument.activeElement);
    folder.open = false;
    if (hadFocus) folder.querySelector('summary')?.focus();
  }

  function onOpen(): () => void {
    const cleanups = [escape.register({ close })];
    if (menu) cleanups.push(containFocus({ container: menu }));
    return () => {
      for (const cleanup of cleanups) cleanup();
    };
  }

  (menu ?? folder).addEventListener(
    'toggle',
    ({ newState }) => {
      release();
      release = newState === 'open' ? onOpen() : () => {};
    },
    { signal: controller.signal },
  );
  const cleanups = menu ? [] : [openOnHover(folder), closeFromOutside(folder)];
  return () => {
    controller.abort();
    for (const cleanup of cleanups) cleanup();
    release();
  };
};
