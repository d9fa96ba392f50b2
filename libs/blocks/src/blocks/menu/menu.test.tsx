import { expect, it } from 'vitest';
import { renderBlock } from '../../kit/testing/sample-view.tsx';
import { menu } from './schema.ts';

const dishes = [{ title: 'Porridge', price: '€6', description: 'With figs', note: 'vegan' }];

it('renders every card with its heading and dishes', () => {
  const markup = renderBlock(menu, {
    cards: [
      { title: 'Breakfast', parts: [{ title: 'Sweet', dishes }] },
      { title: 'Lunch', parts: [] },
    ],
  });

  expect(markup).toContain('>Breakfast</h2>');
  expect(markup).toContain('>Lunch</h2>');
  expect(markup.match(/role="tab"/g)).toHaveLength(2);
  for (const words of ['Porridge', '€6', 'With figs', 'vegan']) expect(markup).toContain(words);
});

it('labels its tab list with the names of its tabs', () => {
  const markup = renderBlock(menu, {
    cards: ['Breakfast', 'Lunch'].map((title) => ({ title, parts: [] })),
  });
  const names = /role="tablist" aria-labelledby="([^"]+)"/.exec(markup)?.[1]?.split(' ');
  expect(
    names?.map((id) => new RegExp(`role="tab" id="${id}"[^>]*>([^<]+)`).exec(markup)?.[1]),
  ).toStrictEqual(['Breakfast', 'Lunch']);
});

it('has no tabs for a single card', () => {
  expect(renderBlock(menu, { cards: [{ title: 'Menu', parts: [] }] })).not.toContain('tablist');
});
