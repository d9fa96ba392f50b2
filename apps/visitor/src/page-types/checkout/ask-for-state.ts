/** Requires a state, chosen from the list of the country, if that country's taxes depend on it. */
export function askForState(form: HTMLFormElement): void {
  const country = form.querySelector<HTMLSelectElement>('[name="shippingAddress.country"]')?.value;
  const state = form.querySelector<HTMLInputElement>('[name="shippingAddress.state"]');
  if (country === undefined || state === null) return;
  const list = form.querySelector(`[data-states="${country}"]`);
  state.required = list !== null;
  if (list === null) state.removeAttribute('list');
  else state.setAttribute('list', list.id);
}
