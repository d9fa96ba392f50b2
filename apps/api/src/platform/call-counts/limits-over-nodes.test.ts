import { createSubmissionKey } from '@sitewright/contracts/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { writeFormRow } from '../../features/forms/forms.queries.ts';
import { createTestSite, type TestSite } from '../../testing/create-test-site.ts';
import { formDraftOf } from '../../testing/form-draft.ts';
import type { TestApi } from '../../testing/open-test-api.ts';
import { openTestNodes, type TestNodes } from '../../testing/open-test-nodes.ts';
import { testEngines } from '../database/test-database.ts';
import { callLimits } from '../routing/route-access.ts';
import { createPasswordTurns } from '../security/password-turns.ts';
import { portions } from './call-log.ts';

describe.runIf(testEngines().includes('postgres'))('rate limits of two nodes', () => {
  let nodes: TestNodes;
  let site: TestSite;
  let formId: string;
  let addresses = 0;
  let address: string;
  beforeAll(async () => {
    nodes = await openTestNodes({
      rateLimits: true,
      // Nobody is rejected because too many wait for their turn.
      services: () => ({ passwordTurns: createPasswordTurns({ atOnce: 2, waiting: 100 }) }),
    });
    site = await createTestSite(nodes.one);
    const { services, clock } = nodes.one;
    formId = services.createId();
    await site.inTenant((tenant) =>
      writeFormRow(tenant, { ...formDraftOf(), id: formId }, clock.now),
    );
  });
  afterAll(() => nodes.close());
  beforeEach(() => {
    addresses += 1;
    address = `203.0.113.${addresses}`;
  });

  const nodeOf = (call: number): TestApi => (call % 2 === 0 ? nodes.one : nodes.other);
  const statusCounts = (statuses: readonly number[]) => ({
    passed: statuses.filter((status) => status !== 429 && status < 500).length,
    rejected: statuses.filter((status) => status === 429).length,
  });
  /** Sends calls to one node and the other, all at once. */
  const atOnce = async (
    calls: number,
    send: (api: TestApi) => Promise<{ readonly status: number }>,
  ) =>
    statusCounts(
      (await Promise.all(Array.from({ length: calls }, (_, call) => send(nodeOf(call))))).map(
        ({ status }) => status,
      ),
    );

  async function submit(api: TestApi) {
    const visitor = api.visitor('shop');
    const { key } = (await visitor.post('/api/form/FormSubmissionKey', { address })).as(
      createSubmissionKey,
    ).data;
    const form = JSON.stringify({ email: 'ada@example.com', message: 'Hello' });
    return visitor.post('/api/form/SaveFormSubmission', { address, json: { formId, form, key } });
  }

  it('accept exactly ten of 24 concurrent submissions (FORM-75)', async () => {
    expect(await atOnce(24, submit)).toEqual({ passed: 10, rejected: 14 });
    const { rows } = await nodes.one.database.execute(
      'select count(*)::int as submissions from submissions',
    );
    expect(rows).toEqual([{ submissions: 10 }]);
    nodes.one.clock.now = nodes.other.clock.now = new Date(nodes.one.clock.now.getTime() + 60_000);
    expect(await atOnce(12, submit)).toEqual({ passed: 10, rejected: 2 });
  });

  it.each([
    [
      'searches',
      callLimits.search.max,
      (api: TestApi) => api.visitor('shop').get('/search?q=mug', { address }),
    ],
    [
      'tries of a page’s password',
      callLimits.unlock.max,
      (api: TestApi) =>
        api
          .visitor('shop')
          .post('/api/unlock/post', { address, form: { path: '/proofs', password: 'x' } }),
    ],
    [
      'keys of forms',
      callLimits.formKey.max,
      (api: TestApi) => api.visitor('shop').post('/api/form/FormSubmissionKey', { address }),
    ],
    [
      'reads',
      callLimits.read.max,
      (api: TestApi) => api.visitor('shop').get('/config', { address }),
    ],
  ] as const)('are shared by both nodes: %s, %i per window', async (_, max, send) => {
    const { passed, rejected } = await atOnce(max + 20, send);
    // Of a large limit a node holds a portion, and the one that is done first may have some of its left.
    const mostHeld = Math.max(0, Math.ceil((max - portions.singles) / portions.part));
    expect(passed).toBeLessThanOrEqual(max);
    expect(passed).toBeGreaterThanOrEqual(max - mostHeld);
    expect(rejected).toBe(max + 20 - passed);
  });

  it('are shared by both nodes: logins from one address', async () => {
    const browsers = [nodes.one.config(), nodes.other.config()];
    for (const browser of browsers) await browser.get('/config/sign-in', { address });
    const statuses: number[] = [];
    for (let number = 0; number < callLimits.login.max + 10; number += 1) {
      const { status } = await browsers[number % 2]!.post('/api/auth/Login', {
        address,
        json: { email: `nobody-${number}@example.com`, password: 'wrong', rememberMe: false },
      });
      statuses.push(status);
    }
    const { passed, rejected } = statusCounts(statuses);
    expect(passed).toBeLessThanOrEqual(callLimits.login.max);
    // Two of the calls that were let through fetched a crumb.
    expect(passed).toBeGreaterThanOrEqual(callLimits.login.max - 2);
    expect(rejected).toBe(callLimits.login.max + 10 - passed);
  });

  it('return 429 with Retry-After and do not store the address in plain text', async () => {
    await atOnce(callLimits.unlock.max + 1, (api) =>
      api
        .visitor('shop')
        .post('/api/unlock/post', { address, form: { path: '/proofs', password: 'x' } }),
    );
    const rejected = await nodes.other
      .visitor('shop')
      .post('/api/unlock/post', { address, form: { path: '/proofs', password: 'x' } });
    expect(rejected.status).toBe(429);
    expect(Number(rejected.headers['retry-after'])).toBe(callLimits.unlock.windowMs / 1_000);
    const { rows } = await nodes.one.database.execute('select * from call_counts');
    expect(JSON.stringify(rows)).not.toContain(address);
  });
});
