import { anonymousViewer } from '@sitewright/site-runtime';
import { afterEach, expect, it, vi } from 'vitest';
import { mountPage } from '../testing/mount-page.ts';
import { sampleContext, sampleDocument, sampleSection } from '../testing/sample-page.ts';
import { createPageCensus } from './create-page-census.ts';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

it('counts a page once when it is met, and again when it is gone back to', async () => {
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({}));
  const hits = () => fetched.mock.calls.filter(([url]) => url === '/api/census/RecordHit');
  mountPage({ kind: 'page', document: sampleDocument(sampleSection([])) });
  const life = new AbortController();
  const unneeded = () => Promise.reject(new Error('This page has no button.'));
  createPageCensus(window, sampleContext).recordHit(anonymousViewer, unneeded, life.signal);
  await expect.poll(hits).toHaveLength(1);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expect.poll(hits).toHaveLength(2);
  life.abort();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(hits()).toHaveLength(2);
});
