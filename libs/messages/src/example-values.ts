/**
 * Placeholders with an example instead of a value: filled in unless the caller does (FORM-56, MSG-04). A text about an
 * actual URL uses another placeholder name.
 */
export const exampleValues = {
  email: 'name@example.com',
  host: ['http://example.com', 'https://example.com'],
} as const;
