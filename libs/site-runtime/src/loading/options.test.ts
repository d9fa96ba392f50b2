import { expect, it } from 'vitest';
import { uiLibraryPath } from './options.ts';

it('knows where templates of old look for their library (LOAD-01)', () => {
  expect(uiLibraryPath).toBe('/universal/yui3/3.17.2/');
});
