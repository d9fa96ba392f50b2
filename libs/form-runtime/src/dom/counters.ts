import { toCounter } from '../counter.ts';
import { anatomy } from './anatomy.ts';
import { listen } from './listen.ts';

/** Shows 'count / max' below each textarea with a limit, and marks it when the limit is exceeded. */
export function showCounters(element: HTMLFormElement): () => void {
  const show = (area: HTMLTextAreaElement) => {
    const counter = toCounter(area.value, area.getAttribute(anatomy.maxLength));
    if (!counter) return;
    const output = counterOf(area);
    output.textContent = counter.text;
    output.toggleAttribute('data-exceeded', counter.isExceeded);
  };
  element.querySelectorAll<HTMLTextAreaElement>(`[${anatomy.maxLength}]`).forEach(show);
  return listen(element, 'input', ({ target }) => {
    if ((target as Element).matches('textarea')) show(target as HTMLTextAreaElement);
  });
}

function counterOf(area: HTMLTextAreaElement): Element {
  const next = area.nextElementSibling;
  if (next?.hasAttribute(anatomy.counter)) return next;
  const created = area.ownerDocument.createElement('p');
  created.setAttribute(anatomy.counter, '');
  area.after(created);
  return created;
}
