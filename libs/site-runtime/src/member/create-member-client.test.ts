import { createDataLayer, type DataRequest } from '@sitewright/data-layer';
import { expect, it, vi } from 'vitest';
import { createMemberClient } from './create-member-client.ts';

/** A member's client on a server that responds to each call with the next of these bodies. */
function open(...bodies: readonly object[]) {
  const results = [...bodies];
  const fetch = vi.fn<(url: string, request: DataRequest) => Promise<Response>>(async () =>
    Response.json(results.shift() ?? {}),
  );
  const api = createDataLayer({ fetch, setTimer: setTimeout });
  const call = (index: number) => {
    const [url = '', request] = fetch.mock.calls[index] ?? [];
    return { url, ...request };
  };
  return { fetch, call, member: createMemberClient(api) };
}

const login = { email: 'ada@example.com', password: 'correct horse', rememberMe: true };

it('logs a member in with email, password and rememberMe (MEMBER-05)', async () => {
  const { call, member } = open({ xsrfToken: 't1' });
  expect(await member.login(login)).toMatchObject({ ok: true });
  expect(call(0)).toMatchObject({ url: '/api/site-users/account/session', method: 'POST' });
  expect(JSON.parse(call(0).body ?? '')).toStrictEqual(login);
});

it('sends the login token with later requests until logout (MEMBER-06)', async () => {
  const { call, member } = open({ xsrfToken: 't1' });
  expect(member.headers()).toStrictEqual({});
  await member.login(login);
  expect(member.headers()).toStrictEqual({ 'X-SiteUser-XSRF-Token': 't1' });
  await member.logout({ cloneCart: false });
  expect(call(1).headers).toMatchObject({ 'X-SiteUser-XSRF-Token': 't1' });
  expect(member.headers()).toStrictEqual({});
});

it('keeps the previous token when a login fails', async () => {
  const { member } = open({ xsrfToken: 't1' }, { error: 'Unauthorized request' });
  await member.login(login);
  expect(await member.login(login)).toMatchObject({ ok: false });
  expect(member.headers()).toStrictEqual({ 'X-SiteUser-XSRF-Token': 't1' });
});

it.each([true, false])('logs a member out with cloneCart=%s (MEMBER-10)', async (cloneCart) => {
  const { call, member } = open();
  await member.logout({ cloneCart });
  expect(call(0)).toMatchObject({
    url: `/api/site-users/account/session?cloneCart=${cloneCart}`,
    method: 'DELETE',
  });
});

it('retries a logout once on crumbFail (MEMBER-11)', async () => {
  const { fetch, member } = open({ crumbFail: true }, {});
  expect(await member.logout({ cloneCart: false })).toMatchObject({ ok: true });
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('does not retry a logout twice (MEMBER-11)', async () => {
  const { fetch, member } = open({ crumbFail: true }, { crumbFail: true }, {});
  expect(await member.logout({ cloneCart: false })).toMatchObject({ ok: false });
  expect(fetch).toHaveBeenCalledTimes(2);
});
