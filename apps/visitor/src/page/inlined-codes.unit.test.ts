import { contentItemType, pageType } from '@sitewright/contracts/codes';
import { expect, it } from 'vitest';
import * as inlined from './inlined-codes.ts';

it.each(Object.entries(inlined))('%s equals the code of that name in its table', (name, code) => {
  const table = name === 'STORE_ITEM' ? contentItemType : pageType;
  expect(Object.entries(table)).toContainEqual([name, code]);
});
