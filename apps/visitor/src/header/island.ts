import type { IslandStart } from '@sitewright/blocks/client';
import { closeFromOutside } from './close-from-outside.ts';
import { openOnHover } from './open-on-hover.ts';

/**
 * Lets Escape close what a part of the navigation opens, the menu of its button or a folder, and do nothing else: the
 * browser alone would close the menu and lead on, and a folder not at all. A folder opens under a mouse as well.
 */
export const start: IslandStart = (root, { escape }) => {
  const button = root as HTMLButtonElement;
  const folder = root as HTMLDetailsElement;
  const menu = button.popoverTargetElement as HTMLElement | null | undefined;
  const life = new AbortController();
  let unregister = () => {};

  function close(): void {
    if (menu) {
      menu.hidePopover();
      return;
    }
    const hadFocus = folder.contains(folder.ownerDocument.activeElement);
    folder.open = false;
    if (hadFocus) folder.querySelector('summary')?.focus();
  }

  (menu ?? folder).addEventListener(
    'toggle',
    ({ newState }) => {
      unregister();
      unregister = newState === 'open' ? escape.register({ close }) : () => {};
    },
    { signal: life.signal },
  );
  const ends = menu ? [] : [openOnHover(folder), closeFromOutside(folder)];
  return () => {
    life.abort();
    for (const end of ends) end();
    unregister();
  };
};
