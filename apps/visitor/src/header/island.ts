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
  const life = new AbortController();
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

  function hold(): () => void {
    const ends = [escape.register({ close })];
    if (menu) ends.push(containFocus({ container: menu }));
    return () => {
      for (const end of ends) end();
    };
  }

  (menu ?? folder).addEventListener(
    'toggle',
    ({ newState }) => {
      release();
      release = newState === 'open' ? hold() : () => {};
    },
    { signal: life.signal },
  );
  const ends = menu ? [] : [openOnHover(folder), closeFromOutside(folder)];
  return () => {
    life.abort();
    for (const end of ends) end();
    release();
  };
};
