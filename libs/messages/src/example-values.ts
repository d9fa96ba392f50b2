/**
 * Placeholders that stand for an example rather than for a value: they are filled unless the caller does
 * (FORM-56, MSG-04). A text about a real address names its placeholder otherwise.
 */
export const exampleValues = {
  email: 'name@example.com',
  host: ['http://example.com', 'https://example.com'],
} as const;
