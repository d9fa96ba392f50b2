import { openItemOf } from '../open-item-of.ts';
import { accordionAnimationMs } from '../options.ts';
import { titleButton } from './title-button.ts';

/** An enhanced accordion. */
export interface Accordion {
  /** Restores the disclosures of the server, in their current state. */
  readonly destroy: () => void;
}

/**
 * Turns the titles below `root` into buttons, keeps `aria-expanded` in sync, ignores clicks during an animation, and
 * handles hash messages while the page is open. The disclosures still exclude each other, and find-in-page still opens
 * them, as `accordionMarkup` defines.
 *
 * @example enhanceAccordion(document.querySelector('.accordion')!);
 */
export function enhanceAccordion(root: HTMLElement): Accordion {
  const view = root.ownerDocument.defaultView!;
  const items = [...root.querySelectorAll<HTMLDetailsElement>('.accordion-item > details')];
  const controller = new AbortController();
  const cleanups = [() => controller.abort()];
  let animationEndsAt = 0;

  for (const details of items) {
    const { button, restore } = titleButton(details);
    cleanups.push(restore);
    const syncState = () => {
      details.parentElement!.dataset['isOpen'] = button.ariaExpanded = String(details.open);
    };
    details.addEventListener('toggle', syncState, controller);
    button.addEventListener(
      'click',
      ({ timeStamp }) => {
        if (timeStamp < animationEndsAt) return;
        const prefersReducedMotion = view.matchMedia('(prefers-reduced-motion: reduce)').matches;
        animationEndsAt = timeStamp + (prefersReducedMotion ? 0 : accordionAnimationMs);
        details.open = !details.open;
      },
      controller,
    );
    syncState();
  }

  const openFromHash = () => {
    const target = openItemOf(view.location.hash);
    items.forEach((details, index) => (details.open = index === target));
  };
  view.addEventListener('hashchange', openFromHash, controller);
  return { destroy: () => cleanups.forEach((cleanUp) => cleanUp()) };
}
