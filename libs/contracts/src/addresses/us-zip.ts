/** Whether a text is a zip code of the United States: exactly five digits (specification 5; CHECKOUT-06). */
export const isUsZip = (text: string): boolean => /^[0-9]{5}$/.test(text);
