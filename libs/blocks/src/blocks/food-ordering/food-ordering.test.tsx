import { expect, it } from 'vitest';
import { renderBlock } from '../../kit/testing/sample-view.tsx';
import { visitorText } from '../../entries/texts/visitor-text.ts';
import { foodOrdering } from './schema.ts';

const address = 'https://order.example/halyard';

it("is labeled 'Order Now' by default (BLOCK-47)", () => {
  expect(renderBlock(foodOrdering, { address })).toContain('>Order Now</a>');
  expect(renderBlock(foodOrdering, { address, title: '' })).toContain('>Order Now</a>');
  expect(renderBlock(foodOrdering, { address, title: 'To the kitchen' })).toContain(
    '>To the kitchen</a>',
  );
});

it('renders an empty string without an address or for a javascript: URL', () => {
  expect(renderBlock(foodOrdering, {})).toBe('');
  expect(renderBlock(foodOrdering, { address: 'javascript:alert(1)' })).toBe('');
});

it('translates the default label to the page locale, but not a custom label', () => {
  const german = { locale: 'de', text: visitorText('de') };

  expect(renderBlock(foodOrdering, { address }, {}, german)).toContain('>Jetzt bestellen<');
  expect(renderBlock(foodOrdering, { address, title: 'Los' }, {}, german)).toContain('>Los<');
});
