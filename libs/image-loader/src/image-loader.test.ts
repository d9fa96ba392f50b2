import { expect, it } from 'vitest';
import { imageLoader } from './image-loader.ts';

it('knows its own name', () => {
  expect(imageLoader.name).toBe('image-loader');
});
