import type { PublicForm } from '@sitewright/contracts/entities';
import { expect, it } from 'vitest';
import { renderBlock, sampleId } from '../../kit/testing/sample-view.tsx';
import { visitorText } from '../../entries/texts/visitor-text.ts';
import { form } from './schema.ts';

const formId = sampleId('contact');
const contact: PublicForm = {
  id: formId,
  name: 'Contact',
  fields: [
    { id: 'mail', type: 'email', title: 'Email', required: true },
    { id: 'likes', type: 'checkbox', title: 'Likes', options: ['Tea', 'Coffee', 'Milk'] },
  ],
  submitButtonText: 'Send',
  submissionMessage: 'Thank you.',
  successRedirect: '',
  captcha: false,
};
const data = { [`form:${formId}`]: contact };

it('renders a plain form with hidden fields for its form, page and block', () => {
  const markup = renderBlock(form, { formId }, data);

  expect(markup).toContain('action="/api/form/post" method="post"');
  expect(markup).toContain(`<input type="hidden" name="formId" value="${formId}"/>`);
  expect(markup).toContain('<input type="hidden" name="pagePath" value="/work"/>');
  expect(markup).toContain('<input type="hidden" name="blockId" value="b1"/>');
  expect(markup).toContain('name="contact_website"');
});

it.each([
  ['plain-form', contact.fields],
  ['form', [...contact.fields, { id: 'call', type: 'phone', title: 'Phone' } as const]],
])('loads the island %s depending on its field types', (island, fields) => {
  const markup = renderBlock(form, { formId }, { [`form:${formId}`]: { ...contact, fields } });
  expect(/data-island="([^"]*)"/.exec(markup)?.[1]).toBe(island);
});

it('disables autofill of the honeypot field for browsers and password managers', () => {
  const [trap] = /<input[^>]*contact_website[^>]*>/.exec(renderBlock(form, { formId }, data)) ?? [];
  for (const attribute of [
    'autoComplete="off"',
    'data-1p-ignore=""',
    'data-bwignore=""',
    'data-form-type="other"',
    'data-lpignore="true"',
  ])
    expect(trap).toContain(attribute);
});

it('restores submitted values and shows validation errors after a failed submission', () => {
  const formReturn = {
    formId,
    values: { 'fields[mail]': 'nope', 'fields[likes]': 'Tea\nMilk' },
    errors: { mail: 'Email is not valid.' },
    message: 'Please check your entries.',
  };
  const markup = renderBlock(form, { formId }, data, { formReturn });

  expect(markup).toContain('value="nope"');
  expect(markup).toContain('Email is not valid.');
  expect(markup).toContain('Please check your entries.');
  expect(markup.match(/checked=""/g)).toHaveLength(2);
});

it('shows the submission message instead of the form after a successful submission', () => {
  const formReturn = { formId, values: {}, errors: {}, succeeded: true };
  const markup = renderBlock(form, { formId }, data, { formReturn });

  expect(markup).toContain('Thank you.');
  expect(markup).not.toContain('<form');
});

it('shows the result only in the submitted block when a page contains the same form twice', () => {
  const results = [
    { formId, values: {}, errors: {}, succeeded: true },
    {
      formId,
      values: { 'fields[mail]': 'nope' },
      errors: { mail: 'Email is not valid.' },
      message: 'Please check your entries.',
    },
  ];
  for (const answer of results) {
    const drawIn = (blockId: string) =>
      renderBlock(form, { formId }, data, { formReturn: { ...answer, blockId } });
    expect(drawIn('b2')).toBe(renderBlock(form, { formId }, data));
    expect(drawIn('b1')).not.toBe(drawIn('b2'));
  }
});

it('escapes script tags in the submission message', () => {
  const evil = { ...contact, submissionMessage: '</script><script>alert(1)</script>' };
  const html = renderBlock(form, { formId }, { [`form:${formId}`]: evil });
  expect(html).toContain('script>alert(1)');
  expect(html).not.toContain('<script>alert');
});

it('shows in the editor only that it is not configured', () => {
  expect(renderBlock(form, {})).toBe('');
  expect(renderBlock(form, {}, {}, { isEditing: true })).toContain(
    'This form has not been configured yet.',
  );
});

it('shows a noscript note only for a form with a captcha', () => {
  const sentence = /<noscript>.*This form can only be sent with JavaScript.*<\/noscript>/;
  const asking = { [`form:${formId}`]: { ...contact, captcha: true } };
  expect(renderBlock(form, { formId }, asking)).toMatch(sentence);
  expect(renderBlock(form, { formId }, data)).not.toMatch(sentence);
});

const german = { locale: 'de', text: visitorText('de') };
const islandProps = (markup: string) =>
  JSON.parse(/data-island-props="">(.*?)<\/script>/s.exec(markup)?.[1] ?? '') as object;

it('renders field parts, options and the required mark in the page locale', () => {
  const asking: PublicForm = {
    ...contact,
    fields: [
      { id: 'who', type: 'name', title: 'Wer', required: true },
      { id: 'how', type: 'likert', title: 'Wie', options: ['Gut'] },
    ],
  };
  const markup = renderBlock(form, { formId }, { [`form:${formId}`]: asking }, german);

  for (const words of ['Vorname', 'Nachname', '(erforderlich)', 'Stimme voll zu'])
    expect(markup).toContain(words);
});

it('passes texts in the page locale to its script, with their placeholders', () => {
  const asking = { [`form:${formId}`]: { ...contact, captcha: true } };

  expect(islandProps(renderBlock(form, { formId }, asking, german))).toMatchObject({
    texts: {
      required: 'Dieses Feld ist erforderlich.',
      emailInvalid: expect.stringContaining('{email}') as string,
      linkInvalid: 'Links müssen aussehen wie {host} oder {host}',
    },
    captchaTexts: { working: 'Spam-Prüfung läuft: nichts zu lösen.' },
  });
});

it('passes no texts to its script on an English page', () => {
  const asking = { [`form:${formId}`]: { ...contact, captcha: true } };

  expect(Object.keys(islandProps(renderBlock(form, { formId }, asking)))).toStrictEqual([
    'form',
    'place',
  ]);
});
