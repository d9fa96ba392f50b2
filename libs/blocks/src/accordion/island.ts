import type { IslandStart } from '../block/island.ts';
import { openItemOf } from './open-item-of.ts';

/** Time in which an item opens or closes, as the style sheet has it. */
const animationMs = 250;

/** Mirrors what is open, keeps clicks out while something moves, and follows hash messages. */
export const start: IslandStart = (root) => {
  const view = root.ownerDocument.defaultView;
  const items = [...root.querySelectorAll<HTMLDetailsElement>('.accordion-item')];
  const life = new AbortController();
  const { signal } = life;
  let movedAt = -Infinity;

  const isCalm = () => view?.matchMedia('(prefers-reduced-motion: reduce)').matches === true;

  for (const item of items) {
    const mirror = () => (item.dataset['isOpen'] = String(item.open));
    item.addEventListener('toggle', mirror, { signal });
    item.querySelector('summary')?.addEventListener(
      'click',
      (event) => {
        const isMoving = event.timeStamp - movedAt < animationMs && !isCalm();
        if (isMoving) event.preventDefault();
        else movedAt = event.timeStamp;
      },
      { signal },
    );
  }

  view?.addEventListener(
    'hashchange',
    () => {
      const wanted = openItemOf(view.location.hash);
      for (const [index, item] of items.entries()) item.open = index === wanted;
    },
    { signal },
  );
  return () => life.abort();
};
