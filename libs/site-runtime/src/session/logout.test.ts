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

  it('emits an event, clears ss_lastid and navigates to the root with logout=true (LOGOUT-06, LOGOUT-07, LOGOUT-08)', async () => {
    const given = ports(true);
    await logout(given);
    expect(given.post.mock.calls[0]?.[0]).toBe('auth/Logout');
    expect(given.emit).toHaveBeenCalledExactlyOnceWith('logout');
    expect(given.clearCookie).toHaveBeenCalledExactlyOnceWith('ss_lastid');
    expect(given.navigate).toHaveBeenCalledExactlyOnceWith('/?logout=true');
  });

  it('does nothing without a logged-in account (LOGOUT-05)', async () => {
    const given = { ...ports(true), hasAccount: () => false };
    await logout(given);
    expect(given.post).not.toHaveBeenCalled();
    expect(given.navigate).not.toHaveBeenCalled();
  });

  it('can reload the page instead of navigating to the root (LOGOUT-09)', async () => {
    const given = ports(true);
    await logout(given, 'reload');
    expect(given.reload).toHaveBeenCalledOnce();
    expect(given.navigate).not.toHaveBeenCalled();
    expect(given.emit).toHaveBeenCalledExactlyOnceWith('logout');
  });

  it('that fails is logged, and does not navigate or clear the cookie (LOGOUT-10)', async () => {
    const given = ports(false);
    await logout(given);
    expect(given.log).toHaveBeenCalledOnce();
    expect(given.navigate).not.toHaveBeenCalled();
    expect(given.clearCookie).not.toHaveBeenCalled();
  });

  describe('over the data layer', () => {
    /** A server that responds to each call with the next of these bodies. */
    function server(...bodies: readonly object[]) {
      const results = [...bodies];
      const fetch = vi.fn<
        (url: string, request: { method: string; body: string | null }) => Promise<Response>
      >(async () => Response.json(results.shift() ?? {}));
      const api = createDataLayer({ fetch, setTimer: setTimeout, readCrumb: () => 'c1' });
      return { fetch, given: { ...ports(true), api } };
    }

    it('is a POST to /api/auth/Logout with only the crumb (LOGOUT-11)', async () => {
      const { fetch, given } = server({});
      await logout(given);
      const [url, request] = fetch.mock.calls[0] ?? [];
      expect(url).toBe('/api/auth/Logout?crumb=c1');
      expect(request).toMatchObject({ method: 'POST', body: '{}' });
      expect(given.navigate).toHaveBeenCalledOnce();
    });

    it('is retried once on crumbFail (LOGOUT-04)', async () => {
      const { fetch, given } = server({ crumbFail: true, crumb: 'c2' }, {});
      await logout(given);
      expect(fetch).toHaveBeenCalledTimes(2);
      expect(given.navigate).toHaveBeenCalledOnce();
    });

    it('is not retried after a second crumbFail (LOGOUT-04)', async () => {
      const { fetch, given } = server({ crumbFail: true }, { crumbFail: true }, {});
      await logout(given);
      expect(fetch).toHaveBeenCalledTimes(2);
      expect(given.navigate).not.toHaveBeenCalled();
      expect(given.log).toHaveBeenCalledOnce();
    });
  });
});
