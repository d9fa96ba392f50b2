/** What the parts of a form and of its fields are called where they are edited. */
export const formWords = {
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
