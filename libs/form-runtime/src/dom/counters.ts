import { toCounter, toMaxLength } from '../counter.ts';
import { anatomy } from './anatomy.ts';

/** Shows 'count / max' under each textarea with a limit, and flags it when there are too many (FORM-66 to FORM-68). */
export function showCounters(element: HTMLFormElement): () => void {
  const show = (area: HTMLTextAreaElement) => {
    const counter = toCounter(area.value, toMaxLength(area.getAttribute(anatomy.maxLength)));
    if (!counter) return;
    const place = counterOf(area);
    place.textContent = counter.text;
    place.toggleAttribute('data-exceeded', counter.isExceeded);
  };
  const onInput = ({ target }: Event) => {
    if (target instanceof HTMLTextAreaElement) show(target);
  };
  element.querySelectorAll<HTMLTextAreaElement>(`[${anatomy.maxLength}]`).forEach(show);
  element.addEventListener('input', onInput);
  return () => element.removeEventListener('input', onInput);
}

function counterOf(area: HTMLTextAreaElement): Element {
  const next = area.nextElementSibling;
  if (next?.hasAttribute(anatomy.counter)) return next;
  const made = area.ownerDocument.createElement('p');
  made.setAttribute(anatomy.counter, '');
  area.after(made);
  return made;
}
