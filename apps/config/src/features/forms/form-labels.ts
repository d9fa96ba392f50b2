/** The labels of a form and its fields. */
export const formLabels = {
  name: 'Name of the form',
  fields: 'Fields',
  submitButtonText: 'Words on the button',
  submissionMessage: 'Message after sending',
  successRedirect: 'Page to go to afterwards',
  captcha: 'Ask for proof of a person',
  notifyEmail: 'Send a notice to',
  mailingListId: 'Mailing list',
  required: 'Must be answered',
  options: 'Choices',
  currencySymbol: 'Currency sign',
  showCountryCode: 'Ask for the country code',
  underline: 'Line below',
  maxLength: 'Longest answer in characters',
} as const;
