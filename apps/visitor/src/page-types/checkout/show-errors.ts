import { scrollIntoView } from '@sitewright/ui/scroll';

/** Focuses a field and scrolls it into view together with its label. */
function focusField(field: HTMLElement): void {
  const view = field.ownerDocument.defaultView;
  if (view === null) return;
  field.focus({ preventScroll: true });
  const container = field.closest<HTMLElement>('label, fieldset, .field') ?? field;
  const { top, bottom } = container.getBoundingClientRect();
  if (top < 0 || bottom > view.innerHeight) void scrollIntoView(container, { window: view });
}

/** Why an order was not placed, as a whole and by field. */
export interface CheckoutError {
  readonly message: string;
  readonly errors?: Readonly<Record<string, string>> | undefined;
}

/** Sets or clears the error of a field. Returns the field if it exists. */
function showError(form: HTMLFormElement, slot: HTMLElement, error: string): HTMLElement | null {
  slot.textContent = error;
  const control = form.querySelector<HTMLElement>(`[name="${slot.dataset['errorFor'] ?? ''}"]`);
  if (control === null) return null;
  const others = (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((id) => id !== '' && id !== slot.id);
  if (error === '') control.removeAttribute('aria-invalid');
  else control.setAttribute('aria-invalid', 'true');
  const describedBy = error === '' || slot.id === '' ? others : [...others, slot.id];
  control.setAttribute('aria-describedby', describedBy.join(' '));
  return control;
}

/** Clears the error of a field that is being edited, and the summary after the last one. */
export function clearError(form: HTMLFormElement, name: string): void {
  const slots = [...form.querySelectorAll<HTMLElement>('[data-error-for]')];
  const slot = slots.find((element) => element.dataset['errorFor'] === name);
  if (slot === undefined || slot.textContent === '') return;
  showError(form, slot, '');
  const summary = form.querySelector('[data-message]');
  if (summary !== null && slots.every(({ textContent }) => textContent === ''))
    summary.textContent = '';
}

/** Shows why the state is unknown, or clears what the totals said of it before. */
export function showStateError(form: HTMLFormElement, error: string, before: string): void {
  for (const slot of form.querySelectorAll<HTMLElement>('[data-error-for$=".state"]'))
    if (error !== '' || slot.textContent === before) showError(form, slot, error);
}

/** Shows the error summary and the field errors, and focuses the first of them. */
export function showErrors(form: HTMLFormElement, { message, errors = {} }: CheckoutError): void {
  const summary = form.querySelector('[data-message]');
  if (summary !== null) summary.textContent = message;
  const invalid: HTMLElement[] = [];
  for (const slot of form.querySelectorAll<HTMLElement>('[data-error-for]')) {
    const error = errors[slot.dataset['errorFor'] ?? ''] ?? '';
    const control = showError(form, slot, error);
    if (control !== null && error !== '') invalid.push(control);
  }
  const [first] = invalid;
  if (first === undefined) summary?.scrollIntoView({ block: 'center' });
  else focusField(first);
}
