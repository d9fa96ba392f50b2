import { openItemOf } from '../open-item-of.ts';
import { accordionAnimationMs } from '../options.ts';
import { titleButton } from './title-button.ts';

/** An accordion in its page. */
export interface Accordion {
  /** Leaves the disclosures as the server wrote them, open or closed as they are. */
  readonly destroy: () => void;
}

/**
 * Makes buttons of the titles below `root`, mirrors what is open, keeps clicks out while something moves, and follows
 * the hash messages that come while the page is open. What `accordionMarkup` says goes on: the disclosures exclude each
 * other, and what the browser's search finds in them opens.
 *
 * @example enhanceAccordion(document.querySelector('.accordion')!);
 */
export function enhanceAccordion(root: HTMLElement): Accordion {
  const view = root.ownerDocument.defaultView!;
  const items = [...root.querySelectorAll<HTMLDetailsElement>('.accordion-item > details')];
  const life = new AbortController();
  const endings = [() => life.abort()];
  let restsAt = 0;

  for (const details of items) {
    const { button, restore } = titleButton(details);
    endings.push(restore);
    const mirror = () => {
      details.parentElement!.dataset['isOpen'] = button.ariaExpanded = String(details.open);
    };
    details.addEventListener('toggle', mirror, life);
    button.addEventListener(
      'click',
      ({ timeStamp }) => {
        if (timeStamp < restsAt) return;
        const prefersReducedMotion = view.matchMedia('(prefers-reduced-motion: reduce)').matches;
        restsAt = timeStamp + (prefersReducedMotion ? 0 : accordionAnimationMs);
        details.open = !details.open;
      },
      life,
    );
    mirror();
  }

  const follow = () => {
    const wanted = openItemOf(view.location.hash);
    items.forEach((details, index) => (details.open = index === wanted));
  };
  view.addEventListener('hashchange', follow, life);
  return { destroy: () => endings.forEach((end) => end()) };
}
