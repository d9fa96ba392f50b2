import type { Form, FormField, FormFieldKind } from '@sitewright/contracts/entities';

/** The fields of a new form. */
export const newForm: Omit<Form, 'id'> = {
  name: 'New form',
  fields: [
    { id: 'name', type: 'name', title: 'Name', required: true },
    { id: 'email', type: 'email', title: 'E-mail', required: true },
    { id: 'message', type: 'textarea', title: 'Message', required: true },
  ],
  submitButtonText: 'Send',
  submissionMessage: 'Thank you. We will get back to you soon.',
  successRedirect: '',
  captcha: false,
  notifyEmail: '',
  mailingListId: null,
};

/** The names of field types, in menu order. */
export const fieldKindLabels: Readonly<Partial<Record<FormFieldKind, string>>> = {
  text: 'Line of text',
  textarea: 'Long text',
  email: 'E-mail address',
  name: 'Name',
  phone: 'Phone number',
  address: 'Postal address',
  number: 'Number',
  currency: 'Amount of money',
  date: 'Date',
  time: 'Time',
  website: 'Web address',
  select: 'List to choose from',
  radio: 'One of several',
  checkbox: 'Any of several',
  likert: 'Agreement with sentences',
  twitter: 'Account name',
  password: 'Password',
  hidden: 'Hidden value',
  section: 'Heading between fields',
};

const choosing: ReadonlySet<FormFieldKind> = new Set(['select', 'radio', 'checkbox', 'likert']);

/** A new field of a type. */
export const newField = (kind: FormFieldKind, id: string): FormField => ({
  id,
  type: kind,
  title: fieldKindLabels[kind] ?? 'Field',
  ...(choosing.has(kind) ? { options: ['First', 'Second'] } : {}),
});
