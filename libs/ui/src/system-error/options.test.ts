import { connection } from '@sitewright/messages/en';
import { expect, it } from 'vitest';
import { systemErrorLabels } from './options.ts';

it('uses the English labels of the catalog by default', () => {
  expect(systemErrorLabels).toEqual({
    title: connection.overlayTitle,
    reload: connection.overlayReload,
    clear: connection.overlayClear,
  });
});
