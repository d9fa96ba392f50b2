/** The country of a phone number: that of its address, or that of the pickup location. */
function countryOf(form: HTMLFormElement, { name }: HTMLInputElement): string {
  const [group = ''] = name.split('.');
  const field = form.querySelector<HTMLSelectElement>(`[name="${group}.country"]`);
  if (field !== null) return field.value;
  return (
    form.querySelector<HTMLElement>('[name="pickupOptionId"]:checked')?.dataset['country'] ?? ''
  );
}

/** The formats of all countries are only loaded for a buyer who enters a number. */
const loadPhone = () => import('@sitewright/commerce/phone');

/** Formats a number. Without the formats, it stays as it was typed. */
async function formatTyped(form: HTMLFormElement, target: HTMLInputElement): Promise<void> {
  const { value } = target;
  const phone = await loadPhone().catch(() => undefined);
  // What is typed meanwhile stays.
  if (phone !== undefined && target.value === value)
    target.value = phone.formatPhone(value, countryOf(form, target));
}

/** Formats phone numbers as people in their country write them, once they are entered. */
export function startPhoneFields(form: HTMLFormElement, signal: AbortSignal): void {
  const isPhone = (target: EventTarget | null): target is HTMLInputElement =>
    (target as HTMLInputElement).type === 'tel';
  form.addEventListener(
    'focusin',
    ({ target }) => isPhone(target) && void loadPhone().catch(() => {}),
    {
      signal,
    },
  );
  form.addEventListener(
    'change',
    ({ target }) => {
      if (!isPhone(target)) return;
      void formatTyped(form, target);
    },
    { signal },
  );
}
