import { readServiceSecret, testRateService } from '@sitewright/contracts/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OutgoingRequest, OutgoingResult } from '../../platform/outgoing/safe-fetch.ts';
import { serviceSecret } from '../../platform/store-services/service-signature.ts';
import { createTestSite, type TestSite } from '../../testing/create-test-site.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';

let api: TestApi;
let site: TestSite;
let requests: OutgoingRequest[] = [];
let answer: OutgoingResult;
beforeAll(async () => {
  api = await openTestApi({
    services: () => ({
      safeFetch: (request) => {
        requests.push(request);
        return Promise.resolve(answer);
      },
    }),
  });
  site = await createTestSite(api);
});
afterAll(() => api.close());

const pathOf = ({ websiteId }: TestSite, serviceId: string) =>
  `/api/websites/${websiteId}/shipping/rate-services/${serviceId}`;
const secretOf = async ({ owner, websiteId }: TestSite, serviceId: string) => {
  const path = `/api/websites/${websiteId}/store-services/${serviceId}/secret`;
  return (await owner.browser.get(path)).as(readServiceSecret).secret;
};
const responding = (body: unknown, status = 200): OutgoingResult => ({
  ok: true,
  response: { status, headers: {}, body: Buffer.from(JSON.stringify(body)) },
});
async function test(result: OutgoingResult) {
  answer = result;
  const json = { url: 'https://rates.example/quote', country: 'US' };
  const response = await site.owner.browser.post(`${pathOf(site, 'parcels')}/test`, { json });
  return response.as(testRateService);
}
const ground = { code: 'ground', name: 'Ground', estimate: '', priceCents: 900, currency: 'USD' };

describe('the secret of a service', () => {
  it('is the one that signs its requests, and another for each service and website', async () => {
    const own = await secretOf(site, 'parcels');
    expect(own).toBe(serviceSecret(api.services.settings.secret, site.websiteId, 'parcels'));
    const other = await createTestSite(api);
    const all = [own, await secretOf(site, 'letters'), await secretOf(other, 'parcels')];
    expect(new Set(all).size).toBe(3);
  });
});

describe('the test of a rate service', () => {
  it('asks for a sample parcel in the country, and returns the rates', async () => {
    requests = [];
    expect(await test(responding({ rates: [ground] }))).toEqual({
      rates: [{ name: 'Ground', estimate: '', priceCents: 900 }],
      problem: null,
    });
    expect(requests).toMatchObject([{ method: 'POST', url: 'https://rates.example/quote' }]);
    expect(JSON.parse(requests[0]?.body ?? '')).toMatchObject({
      destination: { country: 'US', state: '', zip: '' },
      items: [{ quantity: 1, weightGrams: 1000 }],
    });
  });

  it.each([
    ['privateAddress', { ok: false, error: 'privateAddress' }],
    ['timedOut', { ok: false, error: 'timedOut' }],
    ['wrongStatus', responding({ rates: [ground] }, 503)],
    ['wrongFormat', responding([])],
    ['wrongCurrency', responding({ rates: [{ ...ground, currency: 'EUR' }] })],
  ] as const)('returns the problem %s', async (problem, result) => {
    expect(await test(result)).toEqual({ rates: null, problem });
  });

  it('rejects a URL that is none, without a request', async () => {
    requests = [];
    const response = await site.owner.browser.post(`${pathOf(site, 'parcels')}/test`, {
      json: { url: 'file:///etc/passwd', country: 'US' },
    });
    expect(response.status).toBe(400);
    expect(requests).toEqual([]);
  });

  it('calls no private address', async () => {
    const real = await openTestApi();
    const owner = await createTestSite(real);
    const response = await owner.owner.browser.post(`${pathOf(owner, 'parcels')}/test`, {
      json: { url: 'http://127.0.0.1:80/', country: 'US' },
    });
    expect(response.as(testRateService)).toEqual({ rates: null, problem: 'privateAddress' });
    await real.close();
  });
});
