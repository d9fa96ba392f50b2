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
  const fetch = fakeFetch(api.handlers);
  let losesResponse = false;
  const dataLayer = createDataLayer({
    async fetch(url, request) {
      const response = await fetch(url, request);
      if (request.method !== 'PUT' || !losesResponse) return response;
      losesResponse = false;
      throw new TypeError('The connection was lost.');
    },
    setTimer: () => 0,
  });
  const loseNextResponse = () => {
    losesResponse = true;
  };
  return { api, save: footerSaves(createCall(dataLayer), sampleWebsite.id), loseNextResponse };
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

it('completes a save whose response was lost, without applying its edits again', async () => {
  const { api, save, loseNextResponse } = start();
  const insertion = send({ kind: 'insertSection', index: 1, section: createSection('links') });
  loseNextResponse();
  expect(await save(insertion)).toEqual({ kind: 'unanswered' });
  expect(await save(insertion)).toEqual({ kind: 'answered', version: 5, missed: [] });
  expect(api.state.headerFooter.footer.sections.map(({ id }) => id)).toEqual(['foot', 'links']);
});

it('applies the edits of the next save to the footer of the previous one', async () => {
  const { api, save } = start();
  const insertion = (id: string) =>
    send({ kind: 'insertSection', index: 1, section: createSection(id) });
  await save(insertion('links'));
  expect(await save({ ...insertion('hours'), saveId: 'save0002' })).toMatchObject({
    kind: 'answered',
  });
  expect(api.state.headerFooter.footer.sections.map(({ id }) => id)).toEqual([
    'foot',
    'hours',
    'links',
  ]);
});

it('sends edits again that did not reach the server', async () => {
  const { api, save } = start();
  const { beforeFooterWrite } = api.state;
  api.state.beforeFooterWrite = async () => {
    throw new TypeError('The connection was lost.');
  };
  const insertion = send({ kind: 'insertSection', index: 1, section: createSection('links') });
  expect(await save(insertion)).toEqual({ kind: 'unanswered' });
  api.state.beforeFooterWrite = beforeFooterWrite;
  expect(await save(insertion)).toMatchObject({ kind: 'answered' });
  expect(api.state.headerFooter.footer.sections.map(({ id }) => id)).toEqual(['foot', 'links']);
});

it('names the footer when every attempt meets a conflict', async () => {
  const { api, save } = start();
  let count = 0;
  api.state.beforeFooterWrite = async () => {
    count += 1;
    const { header, footer } = api.state.headerFooter;
    const sections = [...footer.sections, createSection(`theirs${count}`)];
    api.state.headerFooter = { header, footer: { ...footer, sections } };
  };
  const section = createSection('links');
  expect(await save(send({ kind: 'insertSection', index: 1, section }))).toMatchObject({
    kind: 'rejected',
    isConflict: true,
    message: 'The footer has changed in the meantime.',
  });
  expect(count).toBe(5);
});
