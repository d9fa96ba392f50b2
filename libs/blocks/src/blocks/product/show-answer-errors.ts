/** The texts of a service's fields by input name; undefined for a form without them. */
export function readAnswerInputs(form: HTMLFormElement): Record<string, string[]> | undefined {
  if (form.querySelector('[data-answers]') === null) return undefined;
  const inputs: Record<string, string[]> = {};
  for (const [name, text] of new FormData(form))
    if (name.startsWith('fields[') && typeof text === 'string') (inputs[name] ??= []).push(text);
  return inputs;
}

/** Shows the error of each field below it, and moves the focus to the first one. Returns whether there is one. */
export function showAnswerErrors(
  form: HTMLFormElement,
  errors: Readonly<Record<string, string>>,
): boolean {
  let first: HTMLElement | undefined;
  for (const row of form.querySelectorAll<HTMLElement>('[data-answers] [data-field]')) {
    const error = errors[row.dataset['field'] ?? ''];
    let message = row.querySelector<HTMLElement>('[data-field-error]');
    if (message === null && error === undefined) continue;
    if (message === null) {
      message = form.ownerDocument.createElement('p');
      message.dataset['fieldError'] = '';
      row.append(message);
    }
    message.id ||= `${row.querySelector('[id]')?.id ?? row.dataset['field'] ?? ''}-error`;
    message.textContent = error ?? '';
    for (const control of row.querySelectorAll<HTMLElement>('input, select, textarea')) {
      const { id } = message;
      const others = (control.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .filter((described) => described !== '' && described !== id);
      control.ariaInvalid = error === undefined ? null : 'true';
      const described = [...others, ...(error === undefined ? [] : [id])].join(' ');
      if (described === '') control.removeAttribute('aria-describedby');
      else control.setAttribute('aria-describedby', described);
      if (error !== undefined) first ??= control;
    }
  }
  first?.focus();
  return first !== undefined;
}
