import { expect, it } from 'vitest';
import { pageModel } from './page-model.ts';

it('knows its own name', () => {
  expect(pageModel.name).toBe('page-model');
});
