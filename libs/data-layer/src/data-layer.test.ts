import { expect, it } from 'vitest';
import { dataLayer } from './data-layer.ts';

it('knows its own name', () => {
  expect(dataLayer.name).toBe('data-layer');
});
