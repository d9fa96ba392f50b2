import { describe, expect, it, vi } from 'vitest';
import { createHostTable, type HostedSite } from './host-table.ts';

const site = (identifier: string): HostedSite => ({
  websiteId: identifier.padEnd(24, '0'),
  identifier,
  status: 3,
  websiteType: 1,
  locale: 'en',
  primaryDomain: null,
});

function table(appDomain = 'sites.example') {
  const time = { now: 0 };
  const find = vi.fn(async (question: { domain: string } | { identifier: string } | 'default') => {
    if (question === 'default') return site('default');
    if ('domain' in question) return question.domain === 'own.example' ? site('own') : null;
    return question.identifier === 'shop' ? site('shop') : null;
  });
  return { time, find, hosts: createHostTable({ appDomain, find, now: () => time.now }) };
}

describe('createHostTable', () => {
  it('resolves a site by its own domain and by its identifier (SITE-18)', async () => {
    const { hosts } = table();
    expect(await hosts.resolve('own.example')).toMatchObject({
      kind: 'site',
      site: { identifier: 'own' },
      isInternalHost: false,
    });
    expect(await hosts.resolve('shop.sites.example')).toMatchObject({
      kind: 'site',
      site: { identifier: 'shop' },
      isInternalHost: true,
    });
  });

  it.each([
    'nobody.sites.example',
    'sites.example',
    'other.example',
    'localhost',
    '10.0.0.1',
    'a.shop.sites.example',
  ])('returns unknown for %s', async (host) => {
    expect(await table().hosts.resolve(host)).toEqual({ kind: 'unknown' });
  });

  it('resolves localhost and IP addresses to the default site if the app domain is localhost', async () => {
    const { hosts } = table('localhost');
    for (const host of ['localhost', '127.0.0.1', '[::1]'])
      expect(await hosts.resolve(host)).toMatchObject({ site: { identifier: 'default' } });
    expect(await hosts.resolve('config.localhost')).toEqual({ kind: 'config' });
  });

  it('caches an answer until it is forgotten or expires', async () => {
    const { hosts, find, time } = table();
    await hosts.resolve('own.example');
    await hosts.resolve('own.example');
    expect(find).toHaveBeenCalledTimes(1);
    hosts.forget();
    await hosts.resolve('own.example');
    time.now = 6_000;
    await hosts.resolve('own.example');
    expect(find).toHaveBeenCalledTimes(3);
  });

  it('invalidates that site and unknown hosts in forgetSite, but no other site', async () => {
    const { hosts, find } = table();
    const ask = () =>
      Promise.all(['own.example', 'shop.sites.example', 'new.example'].map(hosts.resolve));
    await ask();
    const asked = find.mock.calls.length;
    hosts.forgetSite(site('shop').websiteId);
    await ask();
    expect(find.mock.calls.slice(asked).map(([question]) => question)).toEqual([
      { domain: 'shop.sites.example' },
      { domain: 'new.example' },
      { identifier: 'shop' },
    ]);
  });
});
