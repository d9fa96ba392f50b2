import { mailTemplateKinds, type MailTemplate } from '@sitewright/contracts/entities';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillLine, fillLines } from './fill-text.ts';
import { findTemplateErrors } from './find-template-errors.ts';
import { templateKinds } from './template-kinds.ts';

const template = (changes: Partial<MailTemplate>): MailTemplate => ({
  subject: 'Hello',
  preview: '',
  blocks: [],
  ...changes,
});

describe('a text with variables', () => {
  it('is filled in one pass: values cannot add variables', () => {
    const values = { 'customer name': '{{order link}}', 'order link': 'https://shop.example/x' };
    expect(fillLine('Dear {{ Customer  name }}!', values)).toBe('Dear {{order link}}!');
  });

  it('keeps text without variables as it is, whatever it contains', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(!text.includes('{{'));
        expect(fillLine(text, {})).toBe(text);
      }),
    );
  });

  it('omits lines with a variable that has no value', () => {
    const text = 'Shipped.\nTracking: {{tracking number}}\n\nThank you, {{customer name}}';
    const lines = fillLines(text, { 'customer name': 'Jo', 'tracking number': '' });
    expect(lines).toEqual([
      [{ text: 'Shipped.' }],
      [],
      [{ text: 'Thank you, ' }, { variable: 'customer name' }],
    ]);
  });
});

describe('findTemplateErrors', () => {
  it.each([
    ['{{order nr}}', 'This email has no variable {{order nr}}.'],
    ['{{}}', 'Enter the name of a variable between the braces.'],
    ['{{order number', 'Close each variable with two braces, such as {{shop name}}.'],
    ['order number}}', 'Close each variable with two braces, such as {{shop name}}.'],
  ])('rejects %s', (subject, message) => {
    expect(findTemplateErrors('orderRefund', template({ subject }))).toEqual({ subject: message });
  });

  it('knows the variables of each kind, and no others', () => {
    for (const kind of mailTemplateKinds) {
      const { variables } = templateKinds[kind];
      const subject = variables.map((name) => `{{${name}}}`).join(' ');
      expect(findTemplateErrors(kind, template({ subject }))).toEqual({});
    }
    expect(findTemplateErrors('giftCard', template({ subject: '{{order number}}' }))).not.toEqual(
      {},
    );
  });

  it.each([
    ['{{shop link}}', true],
    ['https://shop.example/a?b=1', true],
    ['mailto:shop@example.com', true],
    ['{{order number}}', false],
    ['javascript:alert(1)', false],
    ['https://', false],
    ['https://shop.example/{{order link}}', false],
    ['/contact', false],
  ])('tells whether a button can lead to %s: %s', (url, isValid) => {
    const blocks = [{ id: 'block0', type: 'button' as const, label: 'Go', url }];
    const errors = findTemplateErrors('orderRefund', template({ blocks }));
    expect(Object.keys(errors)).toEqual(isValid ? [] : ['blocks.0.url']);
  });

  it('rejects blocks that the mail cannot fill', () => {
    const blocks = [
      { id: 'block0', type: 'orderLines' as const },
      { id: 'block1', type: 'address' as const },
    ];
    expect(Object.keys(findTemplateErrors('giftCard', template({ blocks })))).toEqual([
      'blocks.0.type',
      'blocks.1.type',
    ]);
    expect(findTemplateErrors('orderShipping', template({ blocks }))).toEqual({});
  });
});
