import type { FormEngine } from '../create-form.ts';
import { fieldNames } from '../plain-form.ts';
import { anatomy } from './anatomy.ts';
import { controlsIn } from './read-entries.ts';

/**
 * Shows the error of each field below it and associates it with the field's controls; after a failure the first invalid
 * field gets the focus.
 */
export function showFieldErrors(element: HTMLFormElement, engine: FormEngine): () => void {
  const { form } = engine;
  const rows = new Map(
    [...element.querySelectorAll(`[${anatomy.field}]`)].map((row) => [
      row.getAttribute(anatomy.field),
      row,
    ]),
  );
  const stops = form.fields.flatMap((field) => {
    const row = rows.get(field.id);
    if (!row || fieldNames(field).length === 0) return [];
    const show = () => showError(row, engine.getField(field.id).error ?? '');
    if (engine.getField(field.id).error) show();
    return engine.subscribeField(field.id, show);
  });
  const focusFirst = () => {
    if (engine.getState().status !== 'failed') return;
    element.querySelector<HTMLElement>(':is(input, select, textarea)[aria-invalid=true]')?.focus();
  };
  focusFirst();
  stops.push(engine.subscribe(focusFirst));
  return () => stops.forEach((stop) => stop());
}

function showError(row: Element, error: string): void {
  const message = row.querySelector(`[${anatomy.error}]`) ?? appendError(row);
  message.textContent = error;
  for (const control of controlsIn(row)) {
    const others = (control.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .filter((id) => id && id !== message.id);
    set(control, 'aria-invalid', error && 'true');
    set(control, 'aria-describedby', [...others, ...(error ? [message.id] : [])].join(' '));
  }
}

function appendError(row: Element): Element {
  const page = row.ownerDocument;
  const message = page.createElement('p');
  message.setAttribute(anatomy.error, '');
  // The same form may be in a page twice.
  let id = `${row.getAttribute(anatomy.field)}-error`;
  while (page.getElementById(id)) id += '-';
  message.id = id;
  row.append(message);
  return message;
}

/** Sets an attribute; removes an empty one. */
function set(element: Element, name: string, value: string): void {
  if (value) element.setAttribute(name, value);
  else element.removeAttribute(name);
}
