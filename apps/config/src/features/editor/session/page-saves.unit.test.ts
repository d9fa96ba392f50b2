import { createDataLayer, type DataRequest } from '@sitewright/data-layer';
import { expect, it } from 'vitest';
import { createCall } from '../../../api/call.ts';
import { pageSaves } from './page-saves.ts';

/** The request of a save whose body has a number of bytes; each of its letters has two. */
async function requestOf(bytes: number): Promise<DataRequest> {
  const requests: DataRequest[] = [];
  const dataLayer = createDataLayer({
    async fetch(_url, request) {
      requests.push(request);
      return Response.json({ version: 8, missed: [] });
    },
    setTimer: () => 0,
  });
  const save = (name: string) =>
    pageSaves(
      createCall(dataLayer),
      'website',
      'page',
    )({
      baseVersion: 7,
      saveId: 'save0001',
      operations: [{ kind: 'nameSection', sectionId: 'main', name }],
    });
  await save('');
  const missing = bytes - requests[0]!.body!.length;
  await save('é'.repeat(Math.floor(missing / 2)) + 'e'.repeat(missing % 2));
  return requests[1]!;
}

it.each([
  [65_536, true],
  [65_537, false],
])('sends a save of %i bytes with keepalive %s', async (bytes, keepalive) => {
  const request = await requestOf(bytes);
  expect(new TextEncoder().encode(request.body!)).toHaveLength(bytes);
  expect(request.keepalive).toBe(keepalive);
});
