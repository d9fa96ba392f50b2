/** The errors of an entered value (specification 5, catalog messages). */
export const validation = {
  email: 'Please enter a valid email',
  emailFormat: 'Emails must be formatted as {email}',
  linkFormat: 'Links must be formatted as {host} or {host}',
  pageUrl: '{val} is not a valid page URL',
  expectedOption: '{val} is not one of the expected options',
} as const;
