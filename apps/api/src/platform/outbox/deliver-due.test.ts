import type { MailView, Renderer } from '@sitewright/contracts/entities';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../testing/create-test-site.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import type { MailTransport, ReadyMail } from '../mail/mail-transport.ts';
import { verifyInvariants } from '../invariants/verify-invariants.ts';
import { deliverDue } from './deliver-due.ts';
import { outboxDefaults } from './outbox-options.ts';
import { enqueueMail } from './outbox.queries.ts';

let api: TestApi;
let site: TestSite;
beforeAll(async () => {
  api = await openTestApi();
  site = await createTestSite(api);
});
afterAll(() => api.close());
beforeEach(() => site.inTenant((tenant) => tenant.deleteFrom('outbox').execute()));

const notice = (formName: string): MailView => ({
  kind: 'submissionNotice',
  site: { title: 'Shop', baseUrl: 'http://shop.localhost:4000', locale: 'en' },
  formName,
  pageTitle: 'Contact',
  answers: [],
  submissionUrl: 'http://config.localhost:4000/config/shop',
});

const enqueue = (cause: string, { into = site, view = notice('Contact') } = {}) =>
  into.inTenant((tenant) =>
    enqueueMail(tenant, [
      {
        outboxId: api.services.createId(),
        cause,
        to: 'ada@example.com',
        view,
        now: api.clock.now,
      },
    ]),
  );

const rows = () =>
  site.inTenant((tenant) => tenant.selectFrom('outbox').orderBy('outboxId').selectAll().execute());

/** A mail server that fails as long as it is told to. */
function fakeServer() {
  const sent: ReadyMail[] = [];
  const server = {
    sent,
    isDown: false,
    transport: {
      send: async (mail: ReadyMail) => {
        if (server.isDown) throw new Error('connect ECONNREFUSED');
        sent.push(mail);
      },
      close: () => {},
    } satisfies MailTransport,
  };
  return server;
}

const deliver = (
  transport: MailTransport | null,
  renderer: Pick<Renderer, 'renderMail'> = api.services.renderer,
) =>
  deliverDue({
    database: api.database,
    renderer,
    transport,
    print: () => {},
    now: () => api.clock.now,
    random: () => 0.5,
  });

/** A worker takes what is due and never hears from its mail server again. */
async function takeForever() {
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const send = () => {
    begin();
    return new Promise<never>(() => {});
  };
  void deliver({ send, close: () => {} });
  await begun;
}

describe('deliverDue', () => {
  it('renders and stores mail for the owner when no mail server is set (NEWS-03)', async () => {
    await enqueue('form.1');
    await deliver(null);
    expect(await rows()).toMatchObject([{ state: 'stored' }]);
    const list = await site.owner.browser.get(`/api/websites/${site.websiteId}/mail`);
    expect(list.body).toMatchObject({
      rows: [{ to: 'ada@example.com', state: 'stored', subject: 'submissionNotice of Shop' }],
      nextCursor: null,
    });
  });

  it('stores the other mails when one cannot be rendered', async () => {
    for (const name of ['form.1', 'form.2', 'form.3']) await enqueue(name);
    await enqueue('form.bad', { view: notice('bad') });
    const renderer = {
      renderMail: (view: MailView) => {
        if ('formName' in view && view.formName === 'bad') throw new Error('no such name');
        return api.services.renderer.renderMail(view);
      },
    };
    expect(await deliver(null, renderer)).toBe(4);
    expect(await rows()).toMatchObject([
      ...[1, 2, 3].map((place) => ({ cause: `form.${place}`, state: 'stored', attempts: 1 })),
      { cause: 'form.bad', state: 'waiting', attempts: 1, lastError: 'no such name' },
    ]);
  });

  it('stores each mail once when two workers run concurrently', async () => {
    for (let count = 0; count < 6; count += 1) await enqueue(`form.${count}`);
    await Promise.all([deliver(null), deliver(null)]);
    expect((await rows()).map(({ attempts }) => attempts)).toEqual([1, 1, 1, 1, 1, 1]);
  });

  it('sends each mail once through the mail server (NEWS-03)', async () => {
    const server = fakeServer();
    await enqueue('form.1');
    await enqueue('form.1');
    await enqueue('form.2');
    expect(await deliver(server.transport)).toBe(2);
    expect(await deliver(server.transport)).toBe(0);
    expect(server.sent).toHaveLength(2);
    expect(new Set(server.sent.map(({ id }) => id)).size).toBe(2);
  });

  it('sends each mail once when two workers run concurrently', async () => {
    const server = fakeServer();
    for (let count = 0; count < 4; count += 1) await enqueue(`form.${count}`);
    await Promise.all([deliver(server.transport), deliver(server.transport)]);
    expect(server.sent).toHaveLength(4);
  });

  it.each([
    [
      'what a visitor wrote',
      { ...notice('Contact'), replyTo: 'eve@müller.de' },
      'eve@xn--mller-kva.de',
    ],
    ['a form without an address', notice('Contact'), undefined],
    [
      'an order',
      {
        kind: 'orderNotice',
        site: notice('').site,
        order: { email: 'buyer@example.com' },
        orderUrl: '',
      } as unknown as MailView,
      'buyer@example.com',
    ],
  ])(
    'sends %s with the site title as From name and the sender as Reply-To',
    async (_, view, to) => {
      const server = fakeServer();
      await enqueue('form.1', { view });
      await deliver(server.transport);
      expect(server.sent).toMatchObject([{ fromName: 'Shop' }]);
      expect(server.sent[0]?.replyTo).toBe(to);
    },
  );

  it('removes line breaks from the subject', async () => {
    const server = fakeServer();
    const view = {
      ...notice('Contact'),
      site: { title: 'A\r\nBcc: x@y.z', baseUrl: '', locale: 'en' },
    };
    await enqueue('form.1', { view });
    await deliver(server.transport);
    expect(server.sent[0]?.subject).toBe('submissionNotice of A Bcc: x@y.z');
  });

  it('retries a failed mail and gives up after eight attempts', async () => {
    const server = fakeServer();
    server.isDown = true;
    await enqueue('form.1');
    const start = api.clock.now;
    for (let attempt = 1; attempt <= 8; attempt += 1) {
      expect([attempt, await deliver(server.transport)]).toEqual([attempt, 1]);
      const [mail] = await rows();
      if (attempt < 8) {
        api.clock.now = new Date(mail!.nextAt.getTime() - 1);
        expect([attempt, await deliver(server.transport)]).toEqual([attempt, 0]);
        api.clock.now = mail!.nextAt;
      }
    }
    api.clock.now = new Date(api.clock.now.getTime() + 30 * 86_400_000);
    expect(await deliver(server.transport)).toBe(0);
    api.clock.now = start;
    expect(await rows()).toMatchObject([
      { state: 'failed', attempts: 8, lastError: 'connect ECONNREFUSED' },
    ]);
  });

  it('sends a waiting mail once after the mail server is available again', async () => {
    const server = fakeServer();
    server.isDown = true;
    await enqueue('form.1');
    await deliver(server.transport);
    server.isDown = false;
    expect(await deliver(server.transport)).toBe(0);
    const start = api.clock.now;
    api.clock.now = new Date(start.getTime() + 60_000);
    expect(await deliver(server.transport)).toBe(1);
    api.clock.now = start;
    expect(server.sent).toHaveLength(1);
    expect(await rows()).toMatchObject([{ state: 'sent', attempts: 2, lastError: null }]);
  });

  it('sends a mail of an unfinished worker again after its lease expired', async () => {
    const server = fakeServer();
    await enqueue('form.1');
    const start = api.clock.now;
    await takeForever();
    expect(await deliver(server.transport)).toBe(0);
    api.clock.now = new Date(start.getTime() + outboxDefaults.leaseMs - 1);
    expect(await deliver(server.transport)).toBe(0);
    api.clock.now = new Date(start.getTime() + outboxDefaults.leaseMs);
    expect(await deliver(server.transport)).toBe(1);
    api.clock.now = start;
    expect(server.sent).toHaveLength(1);
  });

  it('marks a mail as failed after eight interrupted attempts, without an invariant breach', async () => {
    const broken = async () =>
      (await verifyInvariants(api.database)).invariants.flatMap(({ name, breaches }) =>
        name === 'outbox' ? breaches : [],
      );
    await enqueue('form.1');
    const start = api.clock.now;
    for (let attempt = 1; attempt <= outboxDefaults.maxAttempts; attempt += 1) {
      await takeForever();
      expect(await rows()).toMatchObject([{ state: 'waiting', attempts: attempt }]);
      expect(await broken()).toEqual([]);
      api.clock.now = new Date(api.clock.now.getTime() + outboxDefaults.leaseMs);
    }
    const server = fakeServer();
    expect(await deliver(server.transport)).toBe(0);
    api.clock.now = start;
    expect(server.sent).toEqual([]);
    expect(await rows()).toMatchObject([
      { state: 'failed', attempts: 8, lastError: 'The last attempt was cut off.' },
    ]);
    expect(await broken()).toEqual([]);
  });

  it('limits the number of mails per website in one run', async () => {
    const other = await createTestSite(api, 'other');
    const server = fakeServer();
    for (let count = 0; count < 10; count += 1) await enqueue(`form.${count}`);
    await enqueue('form.1', { into: other });
    expect(await deliver(server.transport)).toBe(5);
    expect(server.sent).toHaveLength(5);
  });
});
