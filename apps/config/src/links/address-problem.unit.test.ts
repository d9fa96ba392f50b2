import { expect, it } from 'vitest';
import { addressProblem } from './address-problem.ts';

it.each([
  '',
  '/menu',
  '#top',
  'https://example.com/a?b=c',
  '//example.com',
  'mailto:ada@example.com',
  'tel:+4930123456',
])('returns no problem for %s', (href) => {
  expect(addressProblem(href)).toBeUndefined();
});

it.each([
  ['javascript:alert(1)', 'Links of this kind are not allowed.'],
  ['data:text/html,x', 'Links of this kind are not allowed.'],
  ['tel:12', 'Please enter a phone number of four digits or more, without spaces.'],
  ['example.com', 'Did you mean https://example.com?'],
  ['http://', 'Links must be formatted as'],
  ['https://example', 'Links must be formatted as'],
])('returns an error for %s', (href, sentence) => {
  expect(addressProblem(href)).toContain(sentence);
});

it('shows an example of a valid address for an invalid mailto link (MSG-02, FORM-56)', () => {
  expect(addressProblem('mailto:ada')).toBe('Emails must be formatted as name@example.com');
});

it.each(['not a link', 'foo@', 'nopage'])('does not suggest an invalid URL for %s', (href) => {
  expect(addressProblem(href)).toBeDefined();
  expect(addressProblem(href)).not.toContain('Did you mean');
});
