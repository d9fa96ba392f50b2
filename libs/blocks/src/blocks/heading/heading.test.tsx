import { expect, it } from 'vitest';
import { renderBlock } from '../../kit/testing/sample-view.tsx';
import { heading } from './schema.ts';

it('has the rank that readers hear and, apart from it, a size', () => {
  expect(renderBlock(heading, { text: 'Work', level: '1' })).toBe('<h1 class="heading">Work</h1>');
  expect(renderBlock(heading, { text: 'Work', level: '3', size: 'display' })).toBe(
    '<h3 class="heading" data-size="display">Work</h3>',
  );
});

it('keeps the line breaks of its owner', () => {
  expect(renderBlock(heading, { text: 'Light on\nquiet places' })).toContain(
    'Light on<br/>quiet places',
  );
});
