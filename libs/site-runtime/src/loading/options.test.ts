import { expect, it } from 'vitest';
import { uiLibraryPath } from './options.ts';

it('has the library path of legacy templates (LOAD-01)', () => {
  expect(uiLibraryPath).toBe('/universal/yui3/3.17.2/');
});
