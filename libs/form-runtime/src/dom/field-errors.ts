import type { FormEngine } from '../create-form.ts';
import { fieldNames } from '../plain-form.ts';
import { anatomy, errorId } from './anatomy.ts';
import { controlsIn } from './read-entries.ts';

/**
 * Shows the error of each field under it and ties it to the field's controls; after a failure the
 * first field in error gets the focus (FORM-48, FORM-50, FORM-63).
 */
export function showFieldErrors(element: HTMLFormElement, engine: FormEngine): () => void {
  const { form } = engine;
  const rows = new Map<string, Element>();
  for (const row of element.querySelectorAll(`[${anatomy.field}]`)) {
    rows.set(row.getAttribute(anatomy.field) ?? '', row);
  }

  const stops = form.fields.flatMap((field) => {
    const row = rows.get(field.id);
    if (!row || fieldNames(field).length === 0) return [];
    return engine.subscribeField(field.id, () =>
      showError(row, errorId(form.id, field.id), engine.getField(field.id).error),
    );
  });
  const stop = engine.subscribe(() => {
    if (engine.getState().status !== 'failed') return;
    const first = form.fields.find(({ id }) => rows.get(id)?.querySelector('[aria-invalid=true]'));
    rows
      .get(first?.id ?? '')
      ?.querySelector<HTMLElement>('[aria-invalid=true]')
      ?.focus();
  });
  return () => [...stops, stop].forEach((each) => each());
}

function showError(row: Element, id: string, error: string | undefined): void {
  let message = row.querySelector(`[${anatomy.error}]`);
  if (!message) {
    message = row.ownerDocument.createElement('p');
    message.setAttribute(anatomy.error, '');
    row.append(message);
  }
  message.id = id;
  message.textContent = error ?? '';
  for (const control of controlsIn(row)) {
    control.toggleAttribute('aria-invalid', false);
    if (error) control.setAttribute('aria-invalid', 'true');
    const others = (control.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .filter((other) => other && other !== id);
    const described = error ? [...others, id] : others;
    if (described.length > 0) control.setAttribute('aria-describedby', described.join(' '));
    else control.removeAttribute('aria-describedby');
  }
}
