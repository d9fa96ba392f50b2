/** Why an order was not placed, as a whole and field by field. */
export interface CheckoutRefusal {
  readonly message: string;
  readonly errors?: Readonly<Record<string, string>> | undefined;
}

/** Says what is wrong above the form and under each field, and leads to the first of them. */
export function showErrors(form: HTMLFormElement, { message, errors = {} }: CheckoutRefusal): void {
  const top = form.querySelector('[data-message]');
  if (top !== null) top.textContent = message;
  const wrong: HTMLElement[] = [];
  for (const place of form.querySelectorAll<HTMLElement>('[data-error-for]')) {
    const name = place.dataset['errorFor'] ?? '';
    const error = errors[name] ?? '';
    place.textContent = error;
    const control = form.querySelector<HTMLElement>(`[name="${name}"]`);
    if (control === null) continue;
    const others = (control.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .filter((id) => id !== '' && id !== place.id);
    if (error === '') {
      control.removeAttribute('aria-invalid');
    } else {
      control.setAttribute('aria-invalid', 'true');
      wrong.push(control);
      if (place.id !== '') others.push(place.id);
    }
    control.setAttribute('aria-describedby', others.join(' '));
  }
  const [first] = wrong;
  if (first === undefined) top?.scrollIntoView({ block: 'center' });
  else first.focus();
}
