import type { IslandStart } from '@sitewright/blocks/client';

/** Lets Escape close the opening hours without leading to the configuration area. */
export const start: IslandStart = (root, { escape }) => {
  const hours = root.querySelector<HTMLElement>('[popover]');
  const controller = new AbortController();
  let unregister = () => {};
  const follow = (isOpen: boolean) => {
    unregister();
    unregister = isOpen ? escape.register({ close: () => hours?.hidePopover() }) : () => {};
  };
  // It may have been opened before this code was loaded.
  follow(hours?.matches(':popover-open') === true);
  hours?.addEventListener('toggle', ({ newState }) => follow(newState === 'open'), {
    signal: controller.signal,
  });
  return () => {
    controller.abort();
    unregister();
  };
};
