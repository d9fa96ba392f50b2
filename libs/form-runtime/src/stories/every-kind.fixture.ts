import type { FormDefinition } from '../index.ts';

/** A form with one field of each of the twenty types. */
export const everyKind: FormDefinition = {
  id: 'every-kind',
  submitButtonText: 'Send',
  submissionMessage: 'Thank you. We write back within two days.',
  fields: [
    { id: 'you', type: 'section', title: 'About you', underline: true },
    { id: 'name', type: 'name', title: 'Your name', required: true },
    {
      id: 'email',
      type: 'email',
      title: 'Your e-mail',
      required: true,
      description: 'For our answer, and for nothing else.',
    },
    { id: 'phone', type: 'phone', title: 'Telephone', showCountryCode: true },
    { id: 'address', type: 'address', title: 'Address' },
    { id: 'website', type: 'website', title: 'Website', placeholder: 'https://' },
    { id: 'twitter', type: 'twitter', title: 'Twitter' },
    { id: 'password', type: 'password', title: 'A word between us' },
    { id: 'booking', type: 'section', title: 'Your sitting', underline: true },
    { id: 'date', type: 'date', title: 'Day', required: true },
    { id: 'time', type: 'time', title: 'Hour' },
    { id: 'people', type: 'number', title: 'How many people' },
    { id: 'budget', type: 'currency', title: 'Budget', currencySymbol: '€' },
    {
      id: 'place',
      type: 'select',
      title: 'Place',
      options: ['Studio', 'Harbour', 'Your home'],
    },
    { id: 'light', type: 'radio', title: 'Light', options: ['Morning', 'Evening', 'Night'] },
    { id: 'prints', type: 'checkbox', title: 'Prints', options: ['Paper', 'Canvas', 'Glass'] },
    {
      id: 'survey',
      type: 'likert',
      title: 'What do you think?',
      options: ['I like to be photographed', 'I found this site easily'],
    },
    { id: 'subject', type: 'text', title: 'Subject' },
    { id: 'message', type: 'textarea', title: 'Message', maxLength: 120 },
    { id: 'other', type: 'default', title: 'A kind that this version does not know' },
    { id: 'source', type: 'hidden', title: 'Source', key: 'utm_source', value: 'direct' },
  ],
};

/** A short form. */
export const contact: FormDefinition = {
  id: 'contact',
  submitButtonText: 'Send',
  submissionMessage: 'Thank you. We write back within two days.',
  fields: [
    { id: 'name', type: 'name', title: 'Your name' },
    { id: 'email', type: 'email', title: 'Your e-mail', required: true },
    { id: 'message', type: 'textarea', title: 'Message', required: true, maxLength: 120 },
  ],
};

/** The place of the stories' forms. */
export const place = {
  collectionId: 'contact',
  objectName: 'section-1',
  isOverlayForm: false,
  pageTitle: 'Contact',
  pageId: 'contact',
  contentSource: 'c',
  pagePath: '/contact',
  pagePermissionTypeValue: null,
} as const;
