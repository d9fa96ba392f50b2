/** Amounts in integer minor units: currencies, arithmetic, rounding, allocation and formatting. */
export const money = Object.freeze({ name: 'money' });
