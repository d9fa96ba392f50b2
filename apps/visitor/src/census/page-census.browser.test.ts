import { blockType, pageType } from '@sitewright/contracts/codes';
import { anonymousViewer } from '@sitewright/site-runtime';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mountPage } from '../testing/mount-page.ts';
import {
  sampleBlock,
  sampleContext,
  sampleDocument,
  sampleSection,
} from '../testing/sample-page.ts';
import { createPage } from '../page/create-page.ts';

let controller = new AbortController();

afterEach(() => {
  controller.abort();
  controller = new AbortController();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

it('records an impression and a click of a button block (BLOCK-14)', async () => {
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({}));
  const callsTo = (path: string) =>
    fetched.mock.calls
      .filter(([url]) => url === `/api/census/${path}`)
      .map(([, init]) => JSON.parse(init?.body as string) as Record<string, unknown>);
  const props = { text: 'Book a sitting', link: { href: '#contact' }, size: 'large' };
  mountPage({
    kind: 'page',
    document: sampleDocument(sampleSection([sampleBlock(blockType.BUTTON, props)])),
  });

  const { census, readServices } = createPage(window, sampleContext);
  census.recordHit(anonymousViewer, readServices, controller.signal);
  await expect.poll(() => callsTo('button-render')).toHaveLength(1);
  expect(callsTo('button-click')).toHaveLength(0);

  await page.getByRole('link', { name: 'Book a sitting' }).click();
  await expect.poll(() => callsTo('button-click')).toHaveLength(1);
  expect(callsTo('button-click')[0]).toMatchObject({
    buttonText: 'Book a sitting',
    clickthroughUrl: '#contact',
    size: 'large',
    newWindow: false,
    context: 'page',
  });
});

it('reports only the first path segment of a page with a secret URL', async () => {
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({}));
  const own = location.href;
  history.replaceState(null, '', '/newsletter/unsubscribe?token=secret');
  const context = { ...sampleContext, pageType: pageType.NEWSLETTER_UNSUBSCRIBE };
  const { census, readServices } = createPage(window, context);
  const reported = () =>
    fetched.mock.calls
      .map(([, init]) => (init?.body as URLSearchParams | undefined)?.get('data'))
      .join();
  census.recordHit(anonymousViewer, readServices, controller.signal);
  await expect.poll(() => reported()).toContain('/newsletter"');
  history.replaceState(null, '', own);
  expect(reported()).not.toMatch(/secret|unsubscribe/);
});

it.each([true, false])(
  'writes a tracking cookie after consent only when the policy is not absolute, absolute: %s (COOKIE-08)',
  async (isAbsolute) => {
    vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({}));
    const cookieSettings = {
      ...sampleContext.cookieSettings,
      isRestrictiveCookiePolicyEnabled: true,
      isRestrictiveCookiePolicyAbsolute: isAbsolute,
    };
    const { census } = createPage(window, { ...sampleContext, cookieSettings });
    census.consent.write('accept');
    census.renewIdentity();
    const visitor = census.readVisitor();
    const isCookieThere = visitor !== '' && document.cookie.includes(visitor);
    census.consent.write('decline');
    census.renewIdentity();
    expect([census.mayStore(), isCookieThere]).toEqual([false, !isAbsolute]);
  },
);
