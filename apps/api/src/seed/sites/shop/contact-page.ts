import { copy, formBlock, heading, image } from '../../compose/blocks.ts';
import { at, inWrittenOrder, page, section } from '../../compose/section.ts';
import type { DemoForm, DemoKit, DemoPage } from '../../demo-site.ts';

export const contactForm: DemoForm = {
  key: 'contact',
  name: 'A note to the workshop',
  fields: [
    { id: 'name', type: 'name', title: 'Your name', required: true },
    { id: 'email', type: 'email', title: 'Email', required: true, placeholder: 'you@example.com' },
    {
      id: 'about',
      type: 'radio',
      title: 'What is it about?',
      options: ['An order', 'Something broke', 'A commission', 'Just saying hello'],
      required: true,
    },
    {
      id: 'order',
      type: 'text',
      title: 'Order number',
      description: 'If there is one; it is in your receipt.',
    },
    { id: 'message', type: 'textarea', title: 'Message', required: true },
  ],
  submitButtonText: 'Send it over',
  submissionMessage:
    'Thank you. One of us answers by the next ferry day, with clay on the keyboard.',
  successRedirect: '',
  captcha: false,
  notifyEmail: 'workshop@example.com',
};

export const lettersForm: DemoForm = {
  key: 'letters',
  name: 'Letters from the kiln',
  fields: [
    { id: 'email', type: 'email', title: 'Email', required: true, placeholder: 'you@example.com' },
  ],
  submitButtonText: 'Write to me',
  submissionMessage: 'Thank you. The next letter is yours.',
  successRedirect: '',
  captcha: false,
  notifyEmail: '',
  mailingList: 'Letters from the kiln',
};

export const contactPage = (kit: DemoKit): DemoPage => ({
  key: 'contact',
  title: 'Contact',
  urlId: 'contact',
  seo: { description: 'Write to Marit and Jonah, or come by on Poplar Street.' },
  document: page(
    section(
      'contact',
      { theme: 'lightest' },
      inWrittenOrder([
        heading('Say hello', at(1, 1, 5, 1), { level: '1', size: '1' }),
        copy(
          [
            '+ We read everything, usually over the second coffee.',
            '**Tidewater Goods**\nPoplar Street 7, Tidewater',
            '[workshop@example.com](mailto:workshop@example.com)',
            '^ Wednesday to Saturday, ten to four, and whenever there is smoke.',
          ],
          at(1, 2, 4, 4),
        ),
        formBlock(kit.form('contact'), at(6, 1, 7, 12)),
        image(kit.asset('products/notebook.jpg'), at(1, 6, 4, 8)),
      ]),
    ),
  ),
});
