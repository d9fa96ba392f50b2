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
const label = 'its label; “(required)” belongs to it';

/** Owners' forms and their fields. */
export const forms: Chapter = {
  title: 'Forms',
  widgets: [
    {
      widget: 'Fields of a form',
      site: 'kitchen-sink',
      path: '/block-form',
      inside: 'main .form',
      steps: [
        { part: field('textbox', 'text'), named: `text, e-mail, website, currency: ${label}` },
        { part: field('textbox', 'textarea'), named: label },
        { part: field('spinbutton', 'number'), named: label },
        { part: field('combobox', 'select'), named: label },
        {
          part: group('A field of kind date'),
          named: 'date, time, name, address, phone: the legend',
        },
        {
          part: { role: 'textbox', name: 'Month', ...inGroup('date') },
          named: 'a part of them: its label',
        },
        { part: { role: 'combobox', name: 'AM or PM', ...inGroup('time') }, named: 'its label' },
        { part: group('A field of kind radio'), named: 'its legend' },
        {
          part: radioOne,
          named: 'the choice',
          states: { checked: ['false', 'the choice that is made'] },
        },
        { part: group('A field of kind checkbox'), named: 'its legend' },
        {
          part: checkboxOne,
          named: 'the choice',
          states: { checked: ['false', 'each choice that is made'] },
        },
        { part: group('A field of kind likert'), named: 'its legend' },
        { part: { ...group('One'), ...inGroup('likert') }, named: 'the statement' },
        {
          part: { role: 'radio', name: 'Strongly Agree', ...inGroup('likert') },
          named: 'the answer',
        },
        { part: { role: 'heading', name: 'A field of kind section' }, named: 'the title' },
        {
          press: 'Space',
          on: radioOne,
          does: 'chooses',
          after: [{ of: radioOne, states: { checked: 'true' } }],
        },
        {
          press: 'ArrowDown',
          does: 'chooses the next, and ArrowUp the one before',
          after: [{ focuses: radioTwo }, { of: radioTwo, states: { checked: 'true' } }],
        },
        {
          press: 'ArrowUp',
          does: 'chooses the one before',
          after: [{ focuses: radioOne }, { of: radioOne, states: { checked: 'true' } }],
        },
        {
          press: 'Space',
          on: checkboxOne,
          does: 'chooses, or takes that back',
          after: [{ of: checkboxOne, states: { checked: 'true' } }],
        },
        {
          press: 'ArrowUp',
          on: field('spinbutton', 'number'),
          does: 'makes a number larger, and ArrowDown smaller',
          after: [{ of: field('spinbutton', 'number'), value: '1' }],
        },
      ],
    },
    {
      widget: 'Form that is sent',
      note: 'Once it was sent, the focus goes to the words that stand in its place.',
      site: 'kitchen-sink',
      path: '/block-form',
      inside: 'main .form:has([data-captcha])',
      steps: [
        {
          part: email,
          named: label,
          states: {
            required: ['true', 'it has to be filled in'],
            'aria-invalid': [null, '`true` while something is wrong with it'],
            'aria-describedby': [null, 'its description, its counter, and what is wrong'],
          },
        },
        { part: send, named: 'its words; “Submitting…” while it is on its way' },
        {
          region: { role: 'status' },
          text: /nothing to solve|you can send/,
          says: 'how far the spam check is; there is nothing to solve',
        },
        {
          press: 'Enter',
          on: send,
          does: 'sends the form; where something is wrong it leads to the first wrong field',
          after: [
            { focuses: email },
            { of: email, states: { 'aria-invalid': 'true', 'aria-describedby': /-error$/ } },
          ],
        },
        {
          region: { role: 'alert' },
          text: /One or more fields is invalid/,
          says: 'that something is wrong, above and below the fields',
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
          does: 'in a line sends the form',
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
          named: label,
          states: { required: ['true', 'it has to be filled in'] },
        },
        { part: { role: 'button', name: 'Sign up' }, named: 'its words' },
        {
          press: 'Enter',
          on: email,
          does: 'signs up; an address that cannot be right keeps the focus',
          after: [{ focuses: email }, { of: email, states: { 'aria-invalid': 'true' } }],
        },
        {
          region: { role: 'alert' },
          text: /One or more fields is invalid/,
          says: 'that something is wrong',
        },
      ],
    },
    {
      widget: 'Password of a page',
      site: 'kitchen-sink',
      path: '/locked',
      inside: 'main',
      steps: [
        {
          part: password,
          named: 'its label',
          states: {
            required: ['true', 'it has to be filled in'],
            'aria-invalid': [null, '`true` after one that was not right'],
          },
        },
        { part: { role: 'button', name: 'Enter' }, named: 'its words' },
        { given: (page) => page.getByLabel('Password').fill('sesame') },
        {
          press: 'Enter',
          on: password,
          does: 'opens the page; where it was not right the focus is in the field again',
          after: [
            { of: password, states: { 'aria-invalid': 'true', 'aria-describedby': /error/ } },
            { focuses: password },
          ],
        },
        {
          region: { role: 'alert' },
          text: 'This password is incorrect',
          says: 'that the password is not right',
        },
      ],
    },
  ],
};
