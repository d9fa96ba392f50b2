import type { IslandStart } from '../../kit/block/island.ts';
import { tabMove } from './tab-move.ts';

/** Makes the tabs show one menu at a time: arrow keys move the focus, Enter, Space or a click selects. */
export const start: IslandStart = (root) => {
  const cards = [...root.querySelectorAll<HTMLElement>('.menu-card')];
  const tabs = [...root.querySelectorAll<HTMLElement>('.menu-tab')];
  const list = root.querySelector<HTMLElement>('.menu-tabs');
  const controller = new AbortController();
  const { signal } = controller;

  function select(selected: number): void {
    for (const [index, tab] of tabs.entries()) {
      tab.ariaSelected = String(index === selected);
      tab.tabIndex = index === selected ? 0 : -1;
    }
    for (const [index, card] of cards.entries()) card.hidden = index !== selected;
  }

  list?.addEventListener(
    'keydown',
    (event) => {
      const focused = tabs.indexOf(event.target as HTMLElement);
      const move = tabMove(event.key, focused, tabs.length, list.matches(':dir(rtl)'));
      if (move === undefined) return;
      event.preventDefault();
      if ('select' in move) select(move.select);
      else tabs[move.focus]?.focus();
    },
    { signal },
  );
  for (const [index, tab] of tabs.entries()) {
    tab.addEventListener('click', () => select(index), { signal });
  }
  for (const card of cards) {
    card.role = 'tabpanel';
    card.tabIndex = 0;
    card.setAttribute('aria-labelledby', `${card.id}-tab`);
  }
  select(0);
  return () => controller.abort();
};
