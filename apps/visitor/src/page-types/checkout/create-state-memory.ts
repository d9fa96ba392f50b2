/**
 * Remembers the state that was entered for each country: a new country starts empty, a previous one gets its state
 * back. Returns a function to call after the country has changed.
 */
export function createStateMemory(form: HTMLFormElement): () => void {
  const nameOf = (part: string) => `[name="shippingAddress.${part}"]`;
  const countryOf = () => form.querySelector<HTMLSelectElement>(nameOf('country'))?.value ?? '';
  const states = new Map<string, string>();
  let country = countryOf();
  return () => {
    const state = form.querySelector<HTMLInputElement>(nameOf('state'));
    const chosen = countryOf();
    if (state === null || chosen === country) return;
    states.set(country, state.value);
    state.value = states.get(chosen) ?? '';
    country = chosen;
  };
}
