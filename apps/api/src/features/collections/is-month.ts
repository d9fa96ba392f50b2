/** Whether a text is a month such as `2026-11`. Not below year 1000: databases and `Date` parse that differently. */
export const isMonth = (text: string): boolean => /^[1-9]\d{3}-(0[1-9]|1[0-2])$/.test(text);
