import { expect, it } from 'vitest';
import { analyticsCensus } from './analytics-census.ts';

it('knows its own name', () => {
  expect(analyticsCensus.name).toBe('analytics-census');
});
