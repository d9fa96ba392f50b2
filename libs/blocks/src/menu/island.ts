import type { IslandStart } from '../block/island.ts';
import { tabMove } from './state.ts';

/** Turns the headings of the cards into tabs: one card is seen, arrows move among the tabs, Enter or Space selects. */
export const start: IslandStart = (root) => {
  const { ownerDocument: document } = root;
  const cards = [...root.querySelectorAll<HTMLElement>('.menu-card')];
  const list = document.createElement('div');
  list.className = 'menu-tabs';
  list.role = 'tablist';

  const tabs = cards.map((card, index) => {
    const tab = document.createElement('button');
    tab.type = 'button';
    tab.className = 'menu-tab';
    tab.role = 'tab';
    tab.id = `${card.id}-tab`;
    tab.textContent = card.querySelector('.menu-title')?.textContent ?? String(index + 1);
    tab.setAttribute('aria-controls', card.id);
    tab.addEventListener('click', () => select(index));
    return tab;
  });

  function select(selected: number): void {
    for (const [index, tab] of tabs.entries()) {
      const isSelected = index === selected;
      tab.ariaSelected = String(isSelected);
      tab.tabIndex = isSelected ? 0 : -1;
      const card = cards[index];
      if (card !== undefined) card.hidden = !isSelected;
    }
  }

  list.addEventListener('keydown', (event) => {
    const focused = tabs.indexOf(event.target as HTMLButtonElement);
    const move = tabMove(event.key, focused, tabs.length, list.matches(':dir(rtl)'));
    if (move === undefined) return;
    event.preventDefault();
    if ('select' in move) select(move.select);
    else tabs[move.focus]?.focus();
  });

  for (const card of cards) {
    card.role = 'tabpanel';
    card.tabIndex = 0;
    card.setAttribute('aria-labelledby', `${card.id}-tab`);
  }
  list.append(...tabs);
  root.prepend(list);
  select(0);
  return () => {
    list.remove();
    for (const card of cards) {
      card.hidden = false;
      card.removeAttribute('role');
      card.removeAttribute('tabindex');
      card.setAttribute('aria-labelledby', `${card.id}-title`);
    }
  };
};
