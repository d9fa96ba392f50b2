import type { IslandStart } from '../../kit/block/island.ts';
import { isPlainPress } from '../../kit/link/is-plain-press.ts';
import { createOptions, type Suggestions } from './suggestion-list.ts';

/** How long typing must pause before results are requested. */
const pauseMs = 200;
const minCharacters = 2;

/**
 * Shows results while a visitor types, as a combobox with a list: the arrow keys choose one, Enter opens it, or the page
 * of all results if none is chosen. Without it, the form opens that page.
 */
export const start: IslandStart = (root, { api, escape, announce, context }) => {
  const form = root as HTMLFormElement;
  const { ownerDocument: document } = form;
  const input = form.querySelector<HTMLInputElement>('input[name="q"]');
  const list = form.querySelector<HTMLElement>('[data-suggestions]');
  if (input === null || list === null) return () => {};
  const view = document.defaultView as Window;
  const controller = new AbortController();
  const { signal } = controller;
  const { from = '{startingPrice}', count: countText = '' } = form.dataset;
  let timer: number | undefined;
  let asked = '';
  let chosen = -1;
  let unregister = () => {};

  input.role = 'combobox';
  input.autocomplete = 'off';
  input.ariaAutoComplete = 'list';
  input.ariaExpanded = 'false';
  input.setAttribute('aria-controls', list.id);

  const options = () => [...list.querySelectorAll<HTMLAnchorElement>('[role="option"]')];

  function choose(index: number): void {
    const all = options();
    chosen = index;
    for (const [position, option] of all.entries())
      option.ariaSelected = String(position === index);
    const option = all[index];
    if (option === undefined) input?.removeAttribute('aria-activedescendant');
    else {
      input?.setAttribute('aria-activedescendant', option.id);
      option.scrollIntoView({ block: 'nearest' });
    }
  }

  function close(): void {
    unregister();
    unregister = () => {};
    view.clearTimeout(timer);
    asked = '';
    if (list !== null) list.hidden = true;
    if (input !== null) input.ariaExpanded = 'false';
    choose(-1);
  }

  function show(suggestions: Suggestions): void {
    if (list === null || input === null) return;
    const { results } = suggestions;
    if (results.length === 0) {
      close();
      return;
    }
    const texts = { from, locale: context.locale };
    list.replaceChildren(...createOptions(document, list.id, suggestions, texts));
    choose(-1);
    if (list.hidden) unregister = escape.register({ close });
    list.hidden = false;
    input.ariaExpanded = 'true';
    announce(countText.replace('{count}', results.length.toLocaleString(context.locale)));
  }

  async function ask(words: string): Promise<void> {
    asked = words;
    const path = `/api/search/suggestions?${new URLSearchParams({ q: words }).toString()}`;
    const result = await api.get<Suggestions>(path);
    // Newer words were typed, or the list was closed.
    if (asked !== words || signal.aborted) return;
    if (result.ok) show(result.data);
    else close();
  }

  input.addEventListener(
    'input',
    () => {
      const words = input.value.trim();
      view.clearTimeout(timer);
      if (words.length < minCharacters) close();
      else timer = view.setTimeout(() => void ask(words), pauseMs);
    },
    { signal },
  );
  input.addEventListener(
    'keydown',
    (event) => {
      const { length } = options();
      if (list.hidden || length === 0 || event.isComposing) return;
      if (event.key === 'ArrowDown') choose(chosen + 1 >= length ? -1 : chosen + 1);
      else if (event.key === 'ArrowUp') choose(chosen === -1 ? length - 1 : chosen - 1);
      else if (event.key === 'Enter' && chosen !== -1) options()[chosen]?.click();
      else return;
      event.preventDefault();
    },
    { signal },
  );
  // A press on a result must not close the list before its click.
  list.addEventListener('pointerdown', (event) => isPlainPress(event) && event.preventDefault(), {
    signal,
  });
  input.addEventListener('blur', close, { signal });
  return () => {
    controller.abort();
    close();
    for (const name of ['role', 'aria-autocomplete', 'aria-expanded', 'aria-controls'])
      input.removeAttribute(name);
  };
};
