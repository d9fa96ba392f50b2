import type { Chapter } from '../widget.ts';

const group = (name: string) => ({ role: 'group', name }) as const;
const field = (role: 'textbox' | 'spinbutton' | 'combobox', kind: string) =>
  ({ role, name: `A field of kind ${kind}` }) as const;
const inGroup = (kind: string) => ({ inside: `main .form [data-kind=${kind}]` }) as const;
const radioOne = { role: 'radio', name: 'One', ...inGroup('radio') } as const;
const radioTwo = { role: 'radio', name: 'Two', ...inGroup('radio') } as const;
const checkboxOne = { role: 'checkbox', name: 'One', ...inGroup('checkbox') } as const;
const email = { role: 'textbox', name: 'Email (required)' } as const;
const send = { role: 'button', name: 'Send' } as const;
const password = { role: 'textbox', name: 'Password' } as const;
const label = 'its label, including “(required)”';

/** Owners' forms and their fields. */
export const forms: Chapter = {
  title: 'Forms',
  widgets: [
    {
      widget: 'Form fields',
      site: 'kitchen-sink',
      path: '/block-form',
      inside: 'main .form',
      steps: [
        { part: field('textbox', 'text'), nameSource: `text, email, website, currency: ${label}` },
        { part: field('textbox', 'textarea'), nameSource: label },
        { part: field('spinbutton', 'number'), nameSource: label },
        { part: field('combobox', 'select'), nameSource: label },
        {
          part: group('A field of kind date'),
          nameSource: 'date, time, name, address, phone: its legend',
        },
        {
          part: { role: 'textbox', name: 'Month', ...inGroup('date') },
          nameSource: 'a field within such a group: its label',
        },
        {
          part: { role: 'combobox', name: 'AM or PM', ...inGroup('time') },
          nameSource: 'its label',
        },
        { part: group('A field of kind radio'), nameSource: 'its legend' },
        {
          part: radioOne,
          nameSource: 'the label of the option',
          states: { checked: ['false', 'whether the option is selected'] },
        },
        { part: group('A field of kind checkbox'), nameSource: 'its legend' },
        {
          part: checkboxOne,
          nameSource: 'the label of the option',
          states: { checked: ['false', 'whether the option is checked'] },
        },
        { part: group('A field of kind likert'), nameSource: 'its legend' },
        { part: { ...group('One'), ...inGroup('likert') }, nameSource: 'the statement' },
        {
          part: { role: 'radio', name: 'Strongly Agree', ...inGroup('likert') },
          nameSource: 'the answer',
        },
        { part: { role: 'heading', name: 'A field of kind section' }, nameSource: 'the title' },
        {
          press: 'Space',
          on: radioOne,
          does: 'selects the option',
          after: [{ of: radioOne, states: { checked: 'true' } }],
        },
        {
          press: 'ArrowDown',
          does: 'selects the next option; ArrowUp selects the previous one',
          after: [{ focuses: radioTwo }, { of: radioTwo, states: { checked: 'true' } }],
        },
        {
          press: 'ArrowUp',
          does: 'selects the previous option',
          after: [{ focuses: radioOne }, { of: radioOne, states: { checked: 'true' } }],
        },
        {
          press: 'Space',
          on: checkboxOne,
          does: 'checks or unchecks the option',
          after: [{ of: checkboxOne, states: { checked: 'true' } }],
        },
        {
          press: 'ArrowUp',
          on: field('spinbutton', 'number'),
          does: 'in a number field, increases the number; ArrowDown decreases it',
          after: [{ of: field('spinbutton', 'number'), value: '1' }],
        },
      ],
    },
    {
      widget: 'Form submission',
      note: 'After submission, focus moves to the message that replaces the form.',
      site: 'kitchen-sink',
      path: '/block-form',
      inside: 'main .form:has([data-captcha])',
      steps: [
        {
          part: email,
          nameSource: label,
          states: {
            required: ['true', 'the field is required'],
            'aria-invalid': [null, '`true` while the field has an error'],
            'aria-describedby': [null, 'its description, its counter and its error message'],
          },
        },
        {
          part: send,
          nameSource: 'its visible label; “Submitting…” while the form is being submitted',
        },
        {
          region: { role: 'status' },
          text: /nothing to solve|you can send/,
          announces: 'the progress of the spam check; there is nothing to solve',
        },
        {
          press: 'Enter',
          on: send,
          does: 'submits the form; if there are errors, focus moves to the first invalid field',
          after: [
            { focuses: email },
            { of: email, states: { 'aria-invalid': 'true', 'aria-describedby': /-error$/ } },
          ],
        },
        {
          region: { role: 'alert' },
          text: /One or more fields is invalid/,
          announces: 'that the form has errors, above and below the fields',
        },
        {
          given: (page) =>
            page
              .locator('.form:has([data-captcha]) input[type=email]')
              .first()
              .fill('ada@example.com'),
        },
        {
          press: 'Enter',
          on: email,
          does: 'in a single-line field, submits the form',
          after: [{ focuses: { element: '[data-form-done]', native: 'generic', inside: 'page' } }],
        },
      ],
    },
    {
      widget: 'Newsletter',
      site: 'kitchen-sink',
      path: '/block-newsletter',
      inside: 'main .newsletter',
      steps: [
        {
          part: email,
          nameSource: label,
          states: { required: ['true', 'the field is required'] },
        },
        { part: { role: 'button', name: 'Sign up' }, nameSource: 'its visible label' },
        {
          press: 'Enter',
          on: email,
          does: 'signs up; if the email address is invalid, focus stays in the field',
          after: [{ focuses: email }, { of: email, states: { 'aria-invalid': 'true' } }],
        },
        {
          region: { role: 'alert' },
          text: /One or more fields is invalid/,
          announces: 'that the form has errors',
        },
      ],
    },
    {
      widget: 'Page password',
      site: 'kitchen-sink',
      path: '/locked',
      inside: 'main',
      steps: [
        {
          part: password,
          nameSource: 'its label',
          states: {
            required: ['true', 'the field is required'],
            'aria-invalid': [null, '`true` after an incorrect password'],
          },
        },
        { part: { role: 'button', name: 'Enter' }, nameSource: 'its visible label' },
        { given: (page) => page.getByLabel('Password').fill('sesame') },
        {
          press: 'Enter',
          on: password,
          does: 'opens the page; after an incorrect password, focus returns to the field',
          after: [
            { of: password, states: { 'aria-invalid': 'true', 'aria-describedby': /error/ } },
            { focuses: password },
          ],
        },
        {
          region: { role: 'alert' },
          text: 'This password is incorrect',
          announces: 'that the password is incorrect',
        },
      ],
    },
  ],
};
