import { expect, it } from 'vitest';
import { galleryEngine } from './gallery-engine.ts';

it('knows its own name', () => {
  expect(galleryEngine.name).toBe('gallery-engine');
});
