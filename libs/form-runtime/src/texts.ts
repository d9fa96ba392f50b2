/** Every message of a form, in English. `{…}` marks a placeholder. */
export const formTexts = {
  submitting: 'Submitting…',
  processingFailed: 'Error processing form submission. Please reload and try again.',
  unknownError: 'Unknown error, please try again later.',
  captchaIncomplete: 'Complete CAPTCHA before submitting.',
  offline: 'You are offline. Reconnect and try again.',
  keyUnavailable: 'Could not get a form submission key, please try again later.',
  fieldsUnreadable: 'Could not parse the form fields, please check your entries.',
  fieldsInvalid: 'One or more fields is invalid, please check your entries.',
  scrollDown: 'Your form has encountered a problem. Please scroll down to review.',
  scrollUp: 'Your form has encountered a problem. Please scroll up to review.',
  unauthorized: 'Unable to submit form. Please try again later.',
  notConfigured: 'This form has not been configured yet.',
  rateLimited: 'Unable to submit form. Submission rate limit exceeded. Please try again later.',
  serverFailed: 'Unable to send form. Please try again later.',
  tooLong: 'You have exceeded the character limit.',

  emailInvalid: 'Email is not valid. Email addresses should follow the format {email}.',
  emailExample: 'name@example.com',
  optionUnexpected: '{val} is not one of the expected options',
  linkInvalid: 'Links must be formatted as {host} or {host}',

  required: 'This field is required.',
  numberInvalid: 'This is not a number.',
  dateInvalid: 'This is not a date.',
  timeInvalid: 'This is not a time.',
  zipInvalid: 'A US Zip has 5 digits.',
} as const;

/** The messages of a form in one language. */
export type FormTexts = { readonly [Key in keyof typeof formTexts]: string };

/** Fills the `{…}` placeholders of a text with `values`, in order. */
export const fillText = (text: string, ...values: string[]): string =>
  text.replace(/\{\w+\}/g, () => values.shift() ?? '');
