import type { IslandStart } from '@sitewright/blocks/client';

/** Lets Escape close the opening hours without leading to the configuration area. */
export const start: IslandStart = (root, { escape }) => {
  const hours = root.querySelector<HTMLElement>('[popover]');
  const controller = new AbortController();
  let unregister = () => {};
  hours?.addEventListener(
    'toggle',
    ({ newState }) => {
      unregister();
      unregister =
        newState === 'open' ? escape.register({ close: () => hours.hidePopover() }) : () => {};
    },
    { signal: controller.signal },
  );
  return () => {
    controller.abort();
    unregister();
  };
};
