import { anonymousViewer } from '@sitewright/site-runtime';
import { afterEach, expect, it, vi } from 'vitest';
import { mountPage } from '../testing/mount-page.ts';
import { sampleContext, sampleDocument, sampleSection } from '../testing/sample-page.ts';
import { createPageCensus } from './create-page-census.ts';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

it('counts a page view on load and on each back/forward cache restore', async () => {
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({}));
  const hits = () => fetched.mock.calls.filter(([url]) => url === '/api/census/RecordHit');
  mountPage({ kind: 'page', document: sampleDocument(sampleSection([])) });
  const controller = new AbortController();
  const unneeded = () => Promise.reject(new Error('This page has no button.'));
  createPageCensus(window, sampleContext).recordHit(anonymousViewer, unneeded, controller.signal);
  await expect.poll(hits).toHaveLength(1);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expect.poll(hits).toHaveLength(2);
  controller.abort();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(hits()).toHaveLength(2);
});
