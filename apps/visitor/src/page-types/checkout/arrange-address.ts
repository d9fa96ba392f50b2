import { layOutAddress, type AddressLabels } from './address-layout.ts';

/** Arranges the fields of one address for its country: order, labels, needs, and suggestions of states. */
function arrangeGroup(form: HTMLFormElement, container: HTMLElement): void {
  const group = container.dataset['address'] ?? '';
  const country = form.querySelector<HTMLSelectElement>(`[name="${group}.country"]`)?.value ?? '';
  const list = form.querySelector(`[data-states="${CSS.escape(country)}"]`);
  const labels = JSON.parse(container.dataset['labels'] ?? '{}') as AddressLabels;
  const needs = { country, hasStates: list !== null, isPlace: group === 'billing' };
  const rowOf = (part: string) => container.querySelector<HTMLElement>(`[data-part="${part}"]`);
  const layout = layOutAddress(needs, labels);
  // The fields are one block: what comes after it stays there.
  const rows = layout.flatMap(({ part }) => rowOf(part) ?? []);
  const all = [...container.children];
  const end = all[Math.max(...rows.map((row) => all.indexOf(row))) + 1] ?? null;
  for (const { part, label, isShown, isRequired, share } of layout) {
    const row = rowOf(part);
    const input = row?.querySelector('input');
    const title = row?.querySelector('[data-label]');
    if (!row || !input || !title) continue;
    title.textContent = label;
    row.toggleAttribute('data-unused', !isShown);
    // A field that is not shown is not sent.
    input.disabled = !isShown;
    input.required = isRequired;
    if (share === undefined) delete row.dataset['share'];
    else row.dataset['share'] = share;
    if (part === 'state' && list !== null) input.setAttribute('list', list.id);
    else input.removeAttribute('list');
    // Moving a field would take its focus away, and close a suggestion of autofill.
    if (!row.contains(row.ownerDocument.activeElement)) container.insertBefore(row, end ?? null);
  }
}

/** Arranges the fields of all addresses of the form for their countries. */
export function arrangeAddresses(form: HTMLFormElement): void {
  for (const container of form.querySelectorAll<HTMLElement>('[data-address]'))
    arrangeGroup(form, container);
}
