import type { Form } from '@sitewright/contracts/entities';

/** A contact form: a required email address and a message. */
export const formDraftOf = (changes: Partial<Omit<Form, 'id'>> = {}): Omit<Form, 'id'> => ({
  name: 'Contact',
  fields: [
    { id: 'email', type: 'email', title: 'Email', required: true },
    { id: 'message', type: 'textarea', title: 'Message' },
  ],
  submitButtonText: 'Send',
  submissionMessage: 'Thank you!',
  successRedirect: '',
  captcha: false,
  notifyEmail: '',
  mailingListId: null,
  ...changes,
});
