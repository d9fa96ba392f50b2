import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../testing/create-test-site.ts';
import { openTestApi, type TestApi } from '../testing/open-test-api.ts';
import { operatorCommands } from './operator-commands.ts';

let api: TestApi;
let site: TestSite;
beforeAll(async () => {
  api = await openTestApi();
  site = await createTestSite(api, 'harbor');
  await site.owner.browser.post(`/api/websites/${site.websiteId}/releases`, { json: {} });
});
afterAll(() => api.close());

const change = (status: string, identifier = 'harbor') =>
  operatorCommands.changeWebsiteStatus({ services: api.services }, [identifier, status]);
const homePage = async () => (await site.visitor().get('/')).status;

it('allows the status transitions of an operator and applies them to the site at once (CONTENT-06)', async () => {
  const steps = ['EXPIRED', 'PAID', 'PASTDUE', 'COMPED', 'REMOVED'];
  const seen: unknown[] = [];
  for (const status of steps) seen.push([await change(status), await homePage()]);
  expect(seen).toEqual([
    [{ identifier: 'harbor', from: 'TRIAL', to: 'EXPIRED' }, 404],
    [{ identifier: 'harbor', from: 'EXPIRED', to: 'PAID' }, 200],
    [{ identifier: 'harbor', from: 'PAID', to: 'PASTDUE' }, 200],
    [{ identifier: 'harbor', from: 'PASTDUE', to: 'COMPED' }, 200],
    [{ identifier: 'harbor', from: 'COMPED', to: 'REMOVED' }, 404],
  ]);
});

it('rejects any other transition, status or website and changes no state (CONTENT-06)', async () => {
  expect(await change('PAID')).toEqual({ error: 'A website that is REMOVED cannot become PAID.' });
  expect(await change('paid')).toEqual({ error: 'There is no status paid.' });
  expect(await change('5')).toEqual({ error: 'There is no status 5.' });
  expect(await change('PAID', 'nobody')).toEqual({ error: 'There is no website nobody.' });
  expect(await homePage()).toBe(404);
});
