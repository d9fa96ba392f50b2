import { formFieldKinds, type FormField } from '@sitewright/contracts/entities';
import type { DemoForm } from '../../demo-site.ts';

const options = ['One', 'Two', 'Three'];

/** A field of each type. */
const fields: readonly FormField[] = formFieldKinds.map((type) => ({
  id: `a-${type}`,
  type,
  title: `A field of kind ${type}`,
  ...(['radio', 'checkbox', 'select', 'likert'].includes(type) ? { options } : {}),
  ...(type === 'currency' ? { currencySymbol: '$' } : {}),
  ...(type === 'hidden' ? { key: 'source', value: 'kitchen sink' } : {}),
}));

const formDefaults = { successRedirect: '', captcha: false, notifyEmail: '' } as const;

/** A form with a field of each type, a form with a captcha, and a newsletter form. */
export const sinkForms: readonly DemoForm[] = [
  {
    ...formDefaults,
    key: 'everything',
    name: 'Everything',
    fields: [...fields],
    submitButtonText: 'Send everything',
    submissionMessage: 'Thank you.',
  },
  {
    ...formDefaults,
    key: 'guarded',
    name: 'Guarded',
    fields: [{ id: 'email', type: 'email', title: 'Email', required: true }],
    submitButtonText: 'Send',
    submissionMessage: 'Thank you.',
    captcha: true,
  },
  {
    ...formDefaults,
    key: 'letters',
    name: 'Letters',
    fields: [{ id: 'email', type: 'email', title: 'Email', required: true }],
    submitButtonText: 'Sign up',
    submissionMessage: 'Thank you.',
    mailingList: 'Letters',
  },
];
