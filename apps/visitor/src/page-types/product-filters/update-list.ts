/** Parts of a list that depend on its filters and have no fields. */
const replacedParts = ['.collection-categories', '.collection-narrowing', '.collection-results'];

/** Replaces the children of an element, and its `hidden`, by those of its new version. */
function replace(current: HTMLElement, next: HTMLElement): void {
  current.hidden = next.hidden;
  current.replaceChildren(...next.childNodes);
}

/**
 * Shows a list that was fetched. The fields of the form keep their values and the focus; only the numbers beside them
 * change.
 *
 * @returns Whether the pages have the same parts. If not, nothing has changed.
 */
export function updateList(current: HTMLElement, next: HTMLElement): boolean {
  const parts = replacedParts.map((part) => [
    current.querySelector<HTMLElement>(part),
    next.querySelector<HTMLElement>(part),
  ]);
  if (parts.some(([one, other]) => (one === null) !== (other === null))) return false;
  const total = current.querySelector<HTMLElement>('[data-total]');
  const nextTotal = next.querySelector<HTMLElement>('[data-total]');
  if (total === null || nextTotal === null) return false;
  for (const [one, other] of [...parts, [total, nextTotal]]) if (one && other) replace(one, other);
  for (const count of current.querySelectorAll<HTMLElement>('[data-count]')) {
    const key = count.dataset['count'];
    const same = [...next.querySelectorAll<HTMLElement>('[data-count]')].find(
      ({ dataset }) => dataset['count'] === key,
    );
    count.textContent = same?.textContent ?? '0';
  }
  const clear = current.querySelector<HTMLAnchorElement>('[data-clear]');
  const nextClear = next.querySelector<HTMLAnchorElement>('[data-clear]');
  if (clear && nextClear) clear.hidden = nextClear.hidden;
  return true;
}

/** Sets the fields of the form to those of its new version, for a URL that the form did not make. */
export function copyFields(form: HTMLFormElement, next: HTMLFormElement): void {
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]')) {
    const { name, value, type } = field;
    const isChoice = type === 'checkbox';
    const same = [...next.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]')].find(
      (other) => other.name === name && (!isChoice || other.value === value),
    );
    if (isChoice) field.checked = (same as HTMLInputElement | undefined)?.checked ?? false;
    else field.value = same?.value ?? '';
  }
}
