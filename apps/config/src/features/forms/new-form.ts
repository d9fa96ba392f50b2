import type { Form, FormField, FormFieldKind } from '@sitewright/contracts/entities';

/** A new form with fields for a name, an email address and a message. */
export const newForm: Omit<Form, 'id'> = {
  name: 'New form',
  fields: [
    { id: 'name', type: 'name', title: 'Name', required: true },
    { id: 'email', type: 'email', title: 'Email', required: true },
    { id: 'message', type: 'textarea', title: 'Message', required: true },
  ],
  submitButtonText: 'Send',
  submissionMessage: 'Thank you. We will get back to you soon.',
  successRedirect: '',
  captcha: false,
  notifyEmail: '',
  mailingListId: null,
};

/** The labels of field types, in menu order. */
export const fieldKindLabels: Readonly<Partial<Record<FormFieldKind, string>>> = {
  text: 'Text',
  textarea: 'Text area',
  email: 'Email',
  name: 'Name',
  phone: 'Phone',
  address: 'Address',
  number: 'Number',
  currency: 'Currency',
  date: 'Date',
  time: 'Time',
  website: 'Website',
  select: 'Dropdown',
  radio: 'Radio buttons',
  checkbox: 'Checkboxes',
  likert: 'Likert scale',
  twitter: 'Username',
  password: 'Password',
  hidden: 'Hidden',
  section: 'Section heading',
};

const kindsWithOptions: ReadonlySet<FormFieldKind> = new Set([
  'select',
  'radio',
  'checkbox',
  'likert',
]);

/** A new field of a type. */
export const newField = (kind: FormFieldKind, id: string): FormField => ({
  id,
  type: kind,
  title: fieldKindLabels[kind] ?? 'Field',
  ...(kindsWithOptions.has(kind) ? { options: ['First', 'Second'] } : {}),
});
