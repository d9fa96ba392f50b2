import { scrollIntoView } from '@sitewright/ui/scroll';

/** Focuses a field and scrolls it into view together with its label. */
function leadTo(field: HTMLElement): void {
  const view = field.ownerDocument.defaultView;
  if (view === null) return;
  field.focus({ preventScroll: true });
  const whole = field.closest<HTMLElement>('label, fieldset, .field') ?? field;
  const { top, bottom } = whole.getBoundingClientRect();
  if (top < 0 || bottom > view.innerHeight) void scrollIntoView(whole, { window: view });
}

/** Why an order was not placed, as a whole and by field. */
export interface CheckoutError {
  readonly message: string;
  readonly errors?: Readonly<Record<string, string>> | undefined;
}

/** Sets or clears the error of a field. Returns the field if it exists. */
function showError(form: HTMLFormElement, place: HTMLElement, error: string): HTMLElement | null {
  place.textContent = error;
  const control = form.querySelector<HTMLElement>(`[name="${place.dataset['errorFor'] ?? ''}"]`);
  if (control === null) return null;
  const others = (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((id) => id !== '' && id !== place.id);
  if (error === '') control.removeAttribute('aria-invalid');
  else control.setAttribute('aria-invalid', 'true');
  const described = error === '' || place.id === '' ? others : [...others, place.id];
  control.setAttribute('aria-describedby', described.join(' '));
  return control;
}

/** Clears the error of a field that is being edited, and the summary after the last one. */
export function clearError(form: HTMLFormElement, name: string): void {
  const places = [...form.querySelectorAll<HTMLElement>('[data-error-for]')];
  const place = places.find((each) => each.dataset['errorFor'] === name);
  if (place === undefined || place.textContent === '') return;
  showError(form, place, '');
  const top = form.querySelector('[data-message]');
  if (top !== null && places.every(({ textContent }) => textContent === '')) top.textContent = '';
}

/** Shows the error summary and the field errors, and focuses the first of them. */
export function showErrors(form: HTMLFormElement, { message, errors = {} }: CheckoutError): void {
  const top = form.querySelector('[data-message]');
  if (top !== null) top.textContent = message;
  const wrong: HTMLElement[] = [];
  for (const place of form.querySelectorAll<HTMLElement>('[data-error-for]')) {
    const error = errors[place.dataset['errorFor'] ?? ''] ?? '';
    const control = showError(form, place, error);
    if (control !== null && error !== '') wrong.push(control);
  }
  const [first] = wrong;
  if (first === undefined) top?.scrollIntoView({ block: 'center' });
  else leadTo(first);
}
