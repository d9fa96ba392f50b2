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
  createPageCensus(window, sampleContext).recordHit(anonymousViewer);
  await expect.poll(hits).toHaveLength(1);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expect.poll(hits).toHaveLength(2);
});
