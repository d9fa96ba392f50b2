import { expect, it, vi } from 'vitest';
import { startSite, type SiteHost } from './start-site.ts';

it('exposes the site on its host object', () => {
  const host: SiteHost = {};
  const warn = vi.fn<(message: string) => void>();
  const site = startSite(host, { log: () => {}, warn });
  expect(site?.getState()).toBe('notInitialized');
  expect(host.sitewright).toBe(site);
  expect(warn).not.toHaveBeenCalled();
});

it('warns on a second run and returns undefined (INIT-06)', () => {
  const host: SiteHost = {};
  const warn = vi.fn<(message: string) => void>();
  const news = { log: () => {}, warn };
  const first = startSite(host, news);
  expect(startSite(host, news)).toBeUndefined();
  expect(warn).toHaveBeenCalledExactlyOnceWith('Detected second run, this is bad.');
  expect(host.sitewright).toBe(first);
});
