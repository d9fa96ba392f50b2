import { expect, it } from 'vitest';
import { sampleEngine } from './sample-engine.ts';

it('knows its own name', () => {
  expect(sampleEngine.name).toBe('sample-engine');
});
