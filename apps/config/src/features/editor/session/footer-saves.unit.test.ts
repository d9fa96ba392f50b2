import { createDataLayer } from '@sitewright/data-layer';
import type { Operation } from '@sitewright/contracts/entities';
import { createSection } from '@sitewright/page-model';
import { expect, it } from 'vitest';
import { createCall } from '../../../api/call.ts';
import { createFakeApi } from '../../../fake-api/create-fake-api.ts';
import { fakeFetch } from '../../../fake-api/fake-fetch.ts';
import { sampleWebsite } from '../../../fake-api/sample.ts';
import { footerSaves } from './footer-saves.ts';

function start() {
  const api = createFakeApi();
  const dataLayer = createDataLayer({ fetch: fakeFetch(api.handlers), setTimer: () => 0 });
  return { api, save: footerSaves(createCall(dataLayer), sampleWebsite.id) };
}
const send = (operation: Operation) => ({
  baseVersion: 4,
  saveId: 'save0001',
  operations: [operation],
});

it('applies edits to the current footer and leaves the header unchanged', async () => {
  const { api, save } = start();
  api.state.headerFooter = {
    ...api.state.headerFooter,
    header: { ...api.state.headerFooter.header, tagline: 'Changed meanwhile' },
  };
  const section = createSection('links');
  expect(await save(send({ kind: 'insertSection', index: 1, section }))).toEqual({
    kind: 'answered',
    version: 5,
    missed: [],
  });
  expect(api.state.headerFooter.footer.sections.map(({ id }) => id)).toEqual(['foot', 'links']);
  expect(api.state.headerFooter.header.tagline).toBe('Changed meanwhile');
});

it('returns a conflict when the edited section no longer exists', async () => {
  const { save } = start();
  expect(await save(send({ kind: 'removeSection', sectionId: 'none' }))).toMatchObject({
    kind: 'rejected',
    isConflict: true,
  });
});

it('retries when the footer changes between its read and its write', async () => {
  const { api, save } = start();
  const remote = createSection('theirs');
  api.state.beforeFooterWrite = async () => {
    api.state.beforeFooterWrite = async () => {};
    const { header, footer } = api.state.headerFooter;
    api.state.headerFooter = {
      header,
      footer: { ...footer, sections: [...footer.sections, remote] },
    };
  };
  const section = createSection('links');
  expect(await save(send({ kind: 'insertSection', index: 1, section }))).toMatchObject({
    kind: 'answered',
  });
  expect(api.state.headerFooter.footer.sections.map(({ id }) => id)).toEqual([
    'foot',
    'links',
    'theirs',
  ]);
});
