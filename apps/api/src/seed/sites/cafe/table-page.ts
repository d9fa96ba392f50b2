import { copy, formBlock, heading, image, newsletter } from '../../compose/blocks.ts';
import { at, page, section } from '../../compose/section.ts';
import type { DemoForm, DemoKit, DemoPage } from '../../demo-site.ts';
import { openingHours } from './opening-hours.ts';

/** The times for reservations. A select field prevents reservations outside opening hours. */
const hours = [
  '7.30',
  '8.30',
  '9.30',
  '10.30',
  '11.30',
  '12.30',
  '13.30',
  '14.30',
  '15.30',
  '19.30, Thursdays only',
];

export const tableForm: DemoForm = {
  key: 'table',
  name: 'Table request',
  fields: [
    { id: 'name', type: 'name', title: 'Your name', required: true },
    { id: 'email', type: 'email', title: 'Email', required: true, placeholder: 'you@example.com' },
    {
      id: 'phone',
      type: 'text',
      title: 'Telephone',
      description: 'For the day itself, if the ferry has other plans.',
    },
    { id: 'day', type: 'date', title: 'Which day?', required: true },
    { id: 'hour', type: 'select', title: 'What time?', options: hours, required: true },
    {
      id: 'people',
      type: 'select',
      title: 'How many are you?',
      options: ['One', 'Two', 'Three', 'Four', 'Five or six', 'More, and we will push tables'],
      required: true,
    },
    {
      id: 'where',
      type: 'radio',
      title: 'Where would you like to sit?',
      options: ['By the stove', 'At the window', 'Out on the quay', 'Anywhere that is warm'],
    },
    {
      id: 'needs',
      type: 'checkbox',
      title: 'Anything we should know?',
      options: ['A high chair', 'The ramp', 'We bring a dog', 'Somebody has a birthday'],
    },
    { id: 'words', type: 'textarea', title: 'The rest', maxLength: 600 },
  ],
  submitButtonText: 'Ask for the table',
  submissionMessage:
    'Thank you. Nora answers before the next coffee break; the table is yours when she does.',
  successRedirect: '',
  captcha: false,
  notifyEmail: 'quay@example.com',
};

export const tideForm: DemoForm = {
  key: 'tide',
  name: 'The tide table',
  fields: [
    { id: 'email', type: 'email', title: 'Email', required: true, placeholder: 'you@example.com' },
  ],
  submitButtonText: 'Sign me on',
  submissionMessage: 'Welcome aboard. The next tide table comes on a Friday.',
  successRedirect: '',
  captcha: false,
  notifyEmail: '',
  mailingList: 'The tide table',
};

export const tablePage = (kit: DemoKit): DemoPage => ({
  key: 'table',
  title: 'A table',
  urlId: 'table',
  seo: { description: 'Ask for a table, a bag of coffee or a birthday cake.' },
  document: page(
    section('intro', { theme: 'light' }, [
      heading('A table, please', at(1, 1, 12, 2), { level: '1', size: 'display' }),
    ]),
    section('ask', { theme: 'lightest' }, [
      copy(
        [
          '+ Six tables inside, five on the quay. We keep half of them for whoever walks in wet.',
          'This is a request and not yet a promise: we write back within the day, and hold your table for fifteen minutes or one ferry.',
          '**For ten and more**, or for a cake, write to [quay@example.com](mailto:quay@example.com) and tell Sami what it should taste of.',
        ],
        at(1, 1, 4, 4),
      ),
      image(kit.asset('products/flat-white.jpg'), at(1, 5, 4, 8), { mask: 'circle' }),
      openingHours(at(1, 13, 4, 6)),
      formBlock(kit.form('table'), at(6, 1, 7, 20)),
    ]),
    section('letter', { theme: 'bright' }, [
      newsletter(kit.form('tide'), at(1, 1, 8, 3), {
        title: 'The tide table',
        text: 'What’s on, what’s ripe and when the ferry is not running. Every other Friday, on one screen.',
        note: 'We use your address for this and nothing else.',
      }),
    ]),
  ),
});
