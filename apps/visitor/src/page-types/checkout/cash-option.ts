import { clearError } from './show-errors.ts';

interface CashOption {
  readonly form: HTMLFormElement;
  readonly signal: AbortSignal;
}

const isPickup = (form: HTMLFormElement): boolean =>
  new FormData(form).get('fulfillment') === 'pickup';

/** Selects another payment method when the buyer no longer collects the order. The styles hide the option. */
export function startCashOption({ form, signal }: CashOption): void {
  const radios = () => [
    ...form.querySelectorAll<HTMLInputElement>('[name="payment.method"][type="radio"]'),
  ];
  form.addEventListener(
    'change',
    ({ target }) => {
      if ((target as HTMLInputElement).name !== 'fulfillment') return;
      clearError(form, 'payment.method');
      if (isPickup(form)) return;
      const cash = radios().find(({ value }) => value === 'cashOnPickup');
      if (cash?.checked !== true) return;
      cash.checked = false;
      const other = radios().find((radio) => radio !== cash && !radio.disabled);
      if (other !== undefined) other.checked = true;
    },
    { signal },
  );
}
