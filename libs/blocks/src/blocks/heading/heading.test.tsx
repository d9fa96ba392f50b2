import { expect, it } from 'vitest';
import { renderBlock } from '../../kit/testing/sample-view.tsx';
import { heading } from './schema.ts';

it('renders the configured heading level, and the size independently of it', () => {
  expect(renderBlock(heading, { text: 'Work', level: '1' })).toBe('<h1 class="heading">Work</h1>');
  expect(renderBlock(heading, { text: 'Work', level: '3', size: 'display' })).toBe(
    '<h3 class="heading" data-size="display">Work</h3>',
  );
});

it('renders line breaks as br elements', () => {
  expect(renderBlock(heading, { text: 'Light on\nquiet places' })).toContain(
    'Light on<br/>quiet places',
  );
});
