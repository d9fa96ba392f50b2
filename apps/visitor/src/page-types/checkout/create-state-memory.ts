/**
 * A state belongs to its country: another country begins with none, and a country that is chosen again has the one that
 * was typed for it. Returns what to call once the chosen country has changed.
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
