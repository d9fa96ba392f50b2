import { isPlainPress, type IslandStart } from '@sitewright/blocks/client';
import { listUrl } from './list-url.ts';
import { readListPage } from './read-list-page.ts';
import { copyFields, updateList } from './update-list.ts';

/** The URL without its fragment, which changes nothing about a list. */
const withoutHash = (href: string): string => href.replace(/#.*$/s, '');

/**
 * Updates the list of products when a field of its filters changes, without leaving the page. The URL changes with it, so
 * that it can be shared, and Back returns to the list before. If a list cannot be loaded here, the browser opens its URL.
 */
export const start: IslandStart = (root, runtime) => {
  const form = root as HTMLFormElement;
  const { ownerDocument: document } = form;
  const view = document.defaultView as Window & typeof globalThis;
  const list = form.closest<HTMLElement>('section.collection');
  if (list === null) return () => {};
  const controller = new AbortController();
  const { signal } = controller;
  /** The URL whose list is shown or loading. */
  let requested = withoutHash(view.location.href);
  let loading: AbortController | undefined;
  let stopCards = () => {};

  /** The cards of a fetched list have islands, which start like those of a page. */
  function startCards(): void {
    stopCards();
    const results = list?.querySelector('.collection-results');
    if (!results) return;
    stopCards = runtime.startIslands(results, runtime);
  }

  async function load(url: string, keepsFields: boolean): Promise<void> {
    if (list === null) return;
    loading?.abort();
    const current = new AbortController();
    loading = current;
    requested = withoutHash(url);
    form.dataset['busy'] = '';
    try {
      const next = await readListPage(view, url, current.signal);
      const nextForm = next.querySelector<HTMLFormElement>('form.filters');
      if (current.signal.aborted) return;
      if (nextForm === null || !updateList(list, next)) {
        view.location.assign(url);
        return;
      }
      if (!keepsFields) copyFields(form, nextForm);
      startCards();
      runtime.announce(form.querySelector('[data-total]')?.textContent ?? '');
    } catch {
      if (!current.signal.aborted) view.location.assign(url);
    } finally {
      if (loading === current) delete form.dataset['busy'];
    }
  }

  function open(url: string, keepsFields: boolean): void {
    if (withoutHash(url) === requested) return;
    view.history.pushState(null, '', url);
    void load(url, keepsFields);
  }

  form.addEventListener('change', () => open(listUrl(form), true), { signal });
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      open(listUrl(form), true);
    },
    { signal },
  );
  list.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('[data-clear]');
      if (link === null || !isPlainPress(event)) return;
      event.preventDefault();
      form.querySelector('summary')?.focus();
      open(link.href, false);
    },
    { signal },
  );
  view.addEventListener(
    'popstate',
    () => {
      const { href } = view.location;
      // A lightbox over the list also has an entry in the history.
      if (withoutHash(href) !== requested) void load(href, false);
    },
    { signal },
  );
  return () => {
    controller.abort();
    loading?.abort();
    stopCards();
  };
};
