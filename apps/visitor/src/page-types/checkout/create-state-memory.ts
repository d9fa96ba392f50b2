/**
 * Remembers the state that was entered for each country: a new country starts empty, a previous one gets its state
 * back. Returns a function to call after the country has changed.
 */
export function createStateMemory(form: HTMLFormElement): () => void {
  const selectorOf = (part: string) => `[name="shippingAddress.${part}"]`;
  const countryOf = () => form.querySelector<HTMLSelectElement>(selectorOf('country'))?.value ?? '';
  const states = new Map<string, string>();
  let country = countryOf();
  return () => {
    const state = form.querySelector<HTMLInputElement>(selectorOf('state'));
    const newCountry = countryOf();
    if (state === null || newCountry === country) return;
    states.set(country, state.value);
    state.value = states.get(newCountry) ?? '';
    country = newCountry;
  };
}
