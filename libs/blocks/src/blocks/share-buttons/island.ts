import { showToast } from '@sitewright/ui/toast';
import { addTooltip } from '@sitewright/ui/tooltip';
import type { IslandStart } from '../../kit/block/island.ts';
import { isPlainPress } from '../../kit/link/is-plain-press.ts';

/** Adds tooltips, and copies the URL for the copy link. */
export const start: IslandStart = (root, { escape }) => {
  const view = root.ownerDocument.defaultView;
  if (view === null) return () => {};
  const { copied = '', notCopied = '' } = root.dataset;
  const controller = new AbortController();

  async function copy(link: HTMLAnchorElement): Promise<void> {
    try {
      await view!.navigator.clipboard.writeText(link.href);
      showToast(copied, { window: view! });
    } catch {
      // Not permitted, or unavailable without HTTPS.
      showToast(notCopied, { window: view! });
    }
  }

  const removals = [...root.querySelectorAll<HTMLAnchorElement>('a[data-tip]')].map((link) =>
    addTooltip(link, link.dataset['tip'] ?? '', { window: view, registerEscape: escape.register }),
  );
  for (const link of root.querySelectorAll<HTMLAnchorElement>('a[data-copy]'))
    link.addEventListener(
      'click',
      (event) => {
        if (!isPlainPress(event)) return;
        event.preventDefault();
        void copy(link);
      },
      { signal: controller.signal },
    );

  return () => {
    controller.abort();
    for (const remove of removals) remove();
  };
};
