import { describe, expect, it, vi } from 'vitest';
import type { Visit } from '../consent/visit.ts';
import { createPageSend } from '../dom/create-page-send.ts';
import type { CensusRequest, Send } from '../send.ts';
import { createHitRecorder } from './create-hit-recorder.ts';
import type { HitPage } from './hit.ts';

const page: HitPage = {
  websiteId: 'w1',
  templateId: 't1',
  locale: 'en-GB',
  url: 'https://harbour.test/about?a=1&b=2',
  title: 'About “us”',
  collectionId: 'c1',
};

const device = {
  userAgent: 'Test/1.0',
  viewportWidth: 390,
  viewportHeight: 700,
  screenWidth: 390,
  screenHeight: 844,
};

function createScene(change: Partial<Visit> = {}, send?: Send) {
  const wire: Request[] = [];
  const renew = vi.fn<(campaign?: string) => string>(() => 'visitor-1');
  const record = createHitRecorder({
    send:
      send ??
      createPageSend(async (path, init) => {
        wire.push(new Request(new URL(path, 'https://harbour.test'), init));
        return new Response('{}');
      }),
    identity: { read: () => 'visitor-1', renew },
    readVisit: () => ({
      account: 'none',
      pagePath: '/about',
      pageType: 2,
      isTrackingDisabled: false,
      ...change,
    }),
    readDevice: () => device,
    now: () => 1_763_640_000_000,
  });
  return { record, wire, renew };
}

/** The data of a hit on the server. */
async function readHit(request: Request | undefined) {
  const fields = new URLSearchParams(await request?.text());
  return { fields, data: JSON.parse(fields.get('data') ?? '') as Record<string, unknown> };
}

describe('a hit', () => {
  it('is posted form-encoded with event, data and ss_cvr (CENSUS-13)', async () => {
    const { record, wire } = createScene();
    await record(page);
    expect(wire).toHaveLength(1);
    expect(wire[0]?.method).toBe('POST');
    expect(new URL(wire[0]?.url ?? '').pathname).toBe('/api/census/RecordHit');
    expect(wire[0]?.headers.get('content-type')).toMatch(/^application\/x-www-form-urlencoded/);
    const { fields } = await readHit(wire[0]);
    expect([...fields.keys()]).toEqual(['event', 'data', 'ss_cvr']);
    expect(fields.get('event')).toBe('View');
    expect(fields.get('ss_cvr')).toBe('visitor-1');
  });

  it('is sent with only a URL and a title, on every page when readVisit is not given', async () => {
    const sent: CensusRequest[] = [];
    const record = createHitRecorder({
      send: async (request) => {
        sent.push(request);
        return new Response();
      },
      identity: { read: () => '', renew: () => '' },
      readDevice: () => device,
      now: () => 7,
    });
    await record({ url: 'https://harbour.test/search', title: 'Search' });
    expect(JSON.parse(sent[0]?.form?.['data'] ?? '')).toEqual({
      ...device,
      clientDate: 7,
      url: 'https://harbour.test/search',
      title: 'Search',
    });
  });

  it('contains device, time, site and page data (CENSUS-14)', async () => {
    const { record, wire } = createScene();
    await record(page);
    const { data } = await readHit(wire[0]);
    expect(data).toEqual({
      ...device,
      clientDate: 1_763_640_000_000,
      websiteId: 'w1',
      templateId: 't1',
      locale: 'en-GB',
      url: 'https://harbour.test/about?a=1&b=2',
      title: 'About “us”',
      collectionId: 'c1',
    });
  });

  it('contains the item instead of the collection on an item page (CENSUS-15)', async () => {
    const { record, wire } = createScene();
    await record({ ...page, itemId: 'i1', recordType: 11 });
    const { data } = await readHit(wire[0]);
    expect(data).toMatchObject({ itemId: 'i1', recordType: 11 });
    expect(data).not.toHaveProperty('collectionId');
  });

  it('contains the collection on any other page (CENSUS-15)', async () => {
    const { record, wire } = createScene();
    await record(page);
    const { data } = await readHit(wire[0]);
    expect(data).toMatchObject({ collectionId: 'c1' });
    expect(data).not.toHaveProperty('itemId');
    expect(data).not.toHaveProperty('recordType');
  });

  it('renews the visit with the given campaign (JAR-02)', async () => {
    const { record, renew } = createScene();
    await record(page, 'spring');
    expect(renew).toHaveBeenCalledExactlyOnceWith('spring');
  });

  it('is sent with keepalive before the call returns', () => {
    const { record, wire } = createScene();
    void record(page);
    expect(wire.map(({ keepalive }) => keepalive)).toEqual([true]);
  });

  it('is sent synchronously with keepalive for each of 1000 calls', () => {
    const { record, wire } = createScene();
    for (let hit = 0; hit < 1000; hit += 1) void record(page);
    expect(wire).toHaveLength(1000);
    expect(wire.every(({ keepalive }) => keepalive)).toBe(true);
  });

  it.each<[string, Send]>([
    ['rejects', () => Promise.reject(new Error('offline'))],
    [
      'throws',
      () => {
        throw new Error('blocked');
      },
    ],
    ['is rejected', async () => ({ status: 500, text: async () => 'no' })],
  ])('that %s resolves without logging an error (CENSUS-16)', async (_, send) => {
    const log = vi.spyOn(console, 'error');
    await expect(createScene({}, send).record(page)).resolves.toBeUndefined();
    expect(log).not.toHaveBeenCalled();
  });
});

describe('createHitRecorder without a hit', () => {
  it('sends no hit and does not renew the visit on the search page (ROUTE-26)', async () => {
    const { record, wire, renew } = createScene({ pagePath: '/search' });
    await record(page);
    expect(wire).toEqual([]);
    expect(renew).not.toHaveBeenCalled();
  });

  it.each<[string, Partial<Visit>]>([
    ['collaborators (CENSUS-03)', { account: 'collaborator' }],
    ['configuration pages (CENSUS-05)', { pagePath: '/config/design' }],
    ['not-found pages (CENSUS-06)', { pageType: 100 }],
    ['lock screens (CENSUS-07)', { pageType: 103 }],
    ['denied pages (CENSUS-08)', { pageType: 106 }],
    ['pages with a disable flag (CENSUS-09)', { isTrackingDisabled: true }],
  ])('sends no hit and does not renew the visit for %s', async (_, change) => {
    const { record, wire, renew } = createScene(change);
    await record(page);
    expect(wire).toEqual([]);
    expect(renew).not.toHaveBeenCalled();
  });
});
