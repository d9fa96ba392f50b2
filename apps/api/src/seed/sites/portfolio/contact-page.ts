import { copy, formBlock, heading, image } from '../../compose/blocks.ts';
import { at, inWrittenOrder, page, section } from '../../compose/section.ts';
import type { DemoForm, DemoKit, DemoPage } from '../../demo-site.ts';

export const contactForm: DemoForm = {
  key: 'contact',
  name: 'Commission',
  fields: [
    { id: 'name', type: 'name', title: 'Name', required: true },
    { id: 'email', type: 'email', title: 'Email', required: true, placeholder: 'you@example.com' },
    {
      id: 'kind',
      type: 'select',
      title: 'What is it about?',
      options: ['A building', 'A landscape', 'Prints', 'Something else'],
      required: true,
    },
    { id: 'when', type: 'text', title: 'When', placeholder: 'Spring, or a date' },
    { id: 'message', type: 'textarea', title: 'Tell me about it', required: true },
  ],
  submitButtonText: 'Send',
  submissionMessage: 'Thank you. I answer within three days, unless I am on a mountain.',
  successRedirect: '',
  captcha: false,
  notifyEmail: 'ines@example.com',
};

export const contactPage = (kit: DemoKit): DemoPage => ({
  key: 'contact',
  title: 'Contact',
  urlId: 'contact',
  seo: { description: 'Write to Ines Falk about a commission or a print.' },
  document: page(
    section(
      'contact',
      { theme: 'lightest' },
      inWrittenOrder([
        heading('Contact', at(1, 1, 5, 2), { level: '1', size: '1' }),
        copy(
          [
            '+ Tell me what you would like to see, and by when.',
            'Studio: Ropewalk 7, Tidewater\n[ines@example.com](mailto:ines@example.com)',
          ],
          at(1, 3, 4, 3),
        ),
        formBlock(kit.form('contact'), at(6, 1, 7, 12)),
        image(kit.asset('wild-heron.jpg'), at(1, 6, 4, 7), { caption: 'The studio’s neighbor.' }),
      ]),
    ),
  ),
});
