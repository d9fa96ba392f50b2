import { createDataLayer } from '@sitewright/data-layer';
import { describe, expect, it, vi } from 'vitest';
import { logout } from './logout.ts';

describe('a logout', () => {
  const ports = (ok: boolean) => {
    const post = vi.fn<(path: string, body: object) => Promise<unknown>>(async () =>
      ok ? { ok: true, data: {} } : { ok: false, failure: { message: 'no' } },
    );
    return {
      api: { post } as never,
      post,
      hasAccount: () => true,
      clearCookie: vi.fn<(name: string) => void>(),
      emit: vi.fn<(name: string) => void>(),
      navigate: vi.fn<(address: string) => void>(),
      reload: vi.fn<() => void>(),
      log: vi.fn<(message: string) => void>(),
    };
  };

  it('fires an event, clears ss_lastid and goes to the root with logout=true (LOGOUT-06, LOGOUT-07, LOGOUT-08)', async () => {
    const given = ports(true);
    await logout(given);
    expect(given.post.mock.calls[0]?.[0]).toBe('auth/Logout');
    expect(given.emit).toHaveBeenCalledExactlyOnceWith('logout');
    expect(given.clearCookie).toHaveBeenCalledExactlyOnceWith('ss_lastid');
    expect(given.navigate).toHaveBeenCalledExactlyOnceWith('/?logout=true');
  });

  it('runs only if a person is logged in (LOGOUT-05)', async () => {
    const given = { ...ports(true), hasAccount: () => false };
    await logout(given);
    expect(given.post).not.toHaveBeenCalled();
    expect(given.navigate).not.toHaveBeenCalled();
  });

  it('may load the page once more instead of going to the root (LOGOUT-09)', async () => {
    const given = ports(true);
    await logout(given, 'reload');
    expect(given.reload).toHaveBeenCalledOnce();
    expect(given.navigate).not.toHaveBeenCalled();
    expect(given.emit).toHaveBeenCalledExactlyOnceWith('logout');
  });

  it('that fails is only logged (LOGOUT-10)', async () => {
    const given = ports(false);
    await logout(given);
    expect(given.log).toHaveBeenCalledOnce();
    expect(given.navigate).not.toHaveBeenCalled();
    expect(given.clearCookie).not.toHaveBeenCalled();
  });

  describe('of the data layer', () => {
    /** A server that responds to each call with the next of these bodies. */
    function server(...bodies: readonly object[]) {
      const answers = [...bodies];
      const fetch = vi.fn<
        (url: string, request: { method: string; body: string | null }) => Promise<Response>
      >(async () => Response.json(answers.shift() ?? {}));
      const api = createDataLayer({ fetch, setTimer: setTimeout, readCrumb: () => 'c1' });
      return { fetch, given: { ...ports(true), api } };
    }

    it('is a POST to /api/auth/Logout that carries the crumb alone (LOGOUT-11)', async () => {
      const { fetch, given } = server({});
      await logout(given);
      const [url, request] = fetch.mock.calls[0] ?? [];
      expect(url).toBe('/api/auth/Logout?crumb=c1');
      expect(request).toMatchObject({ method: 'POST', body: '{}' });
      expect(given.navigate).toHaveBeenCalledOnce();
    });

    it('is repeated once when the crumb was rejected (LOGOUT-04)', async () => {
      const { fetch, given } = server({ crumbFail: true, crumb: 'c2' }, {});
      await logout(given);
      expect(fetch).toHaveBeenCalledTimes(2);
      expect(given.navigate).toHaveBeenCalledOnce();
    });

    it('is not repeated again when the crumb is rejected twice (LOGOUT-04)', async () => {
      const { fetch, given } = server({ crumbFail: true }, { crumbFail: true }, {});
      await logout(given);
      expect(fetch).toHaveBeenCalledTimes(2);
      expect(given.navigate).not.toHaveBeenCalled();
      expect(given.log).toHaveBeenCalledOnce();
    });
  });
});
