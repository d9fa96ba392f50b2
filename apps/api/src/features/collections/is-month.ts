/** Whether a text is a month such as `2026-11`; databases and dates parse years below 1000 differently. */
export const isMonth = (text: string): boolean => /^[1-9]\d{3}-(0[1-9]|1[0-2])$/.test(text);
