/** The labels of a form and its fields. */
export const formLabels = {
  name: 'Form name',
  fields: 'Fields',
  submitButtonText: 'Button label',
  submissionMessage: 'Success message',
  successRedirect: 'Redirect to',
  captcha: 'CAPTCHA',
  notifyEmail: 'Notification email',
  mailingListId: 'Mailing list',
  required: 'Required',
  options: 'Options',
  currencySymbol: 'Currency sign',
  showCountryCode: 'Country code',
  underline: 'Divider below',
  maxLength: 'Maximum length',
} as const;
