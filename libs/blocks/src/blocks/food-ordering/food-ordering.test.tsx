import { expect, it } from 'vitest';
import { renderBlock } from '../../kit/testing/sample-view.tsx';
import { visitorText } from '../../entries/texts/visitor-text.ts';
import { foodOrdering } from './schema.ts';

const address = 'https://order.example/halyard';

it("is called 'Order Now' where its owner wrote nothing else (BLOCK-47)", () => {
  expect(renderBlock(foodOrdering, { address })).toContain('>Order Now</a>');
  expect(renderBlock(foodOrdering, { address, title: '' })).toContain('>Order Now</a>');
  expect(renderBlock(foodOrdering, { address, title: 'To the kitchen' })).toContain(
    '>To the kitchen</a>',
  );
});

it('is nothing without an address, and with one that is no link', () => {
  expect(renderBlock(foodOrdering, {})).toBe('');
  expect(renderBlock(foodOrdering, { address: 'javascript:alert(1)' })).toBe('');
});

it('says what the specification does in the language of the page, until its owner says otherwise', () => {
  const german = { locale: 'de', text: visitorText('de') };

  expect(renderBlock(foodOrdering, { address }, {}, german)).toContain('>Jetzt bestellen<');
  expect(renderBlock(foodOrdering, { address, title: 'Los' }, {}, german)).toContain('>Los<');
});
