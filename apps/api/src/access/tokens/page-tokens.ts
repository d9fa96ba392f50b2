import { publish, readWebsite } from '@sitewright/contracts/api';
import { restorePath, stopPath } from '../../features/abandoned-carts/recovery-links.ts';
import { insertCart } from '../../features/cart/cart.queries.ts';
import { hashToken } from '../../platform/security/token.ts';
import { subscribe } from '../../features/newsletter/subscribers.queries.ts';
import { unsubscribePath } from '../../features/newsletter/unsubscribe-link.ts';
import { reviewStopPath } from '../../features/reviews/review-stop-link.ts';
import { createTestReviewRequest, reviewParts } from '../../testing/create-test-review.ts';
import type { TestSite } from '../../testing/create-test-site.ts';
import { unique } from '../calls/create-as-owner.ts';
import { dayMs, hourMs, minuteMs, type TokenKind, type TokenScope } from './token-kind.ts';

const base = ({ websiteId }: TestSite): string => `/api/websites/${websiteId}`;

/** Does the same on both websites, so that a token of one would find the same content on the other. */
async function onBoth<T>({ site, other }: TokenScope, work: (site: TestSite) => Promise<T>) {
  const result = await work(site);
  await work(other);
  return result;
}

async function makePage({ owner, ...site }: TestSite, title: string): Promise<string> {
  const response = await owner.browser.post(`${base({ owner, ...site })}/pages`, {
    json: { title },
  });
  return String(response.body['id']);
}
const publishSite = async (site: TestSite) =>
  (await site.owner.browser.post(`${base(site)}/releases`, { json: {} })).as(publish);

const tokenOf = (address: string, parameter: string): string =>
  new URL(address, 'http://site').searchParams.get(parameter) ?? '';

const html = { headers: { accept: 'text/html' } };
const shows = async (at: TestSite, url: string): Promise<boolean> =>
  (await at.visitor().get(url, html)).status === 200;

/** Shows the draft to an editor of the site. */
const edit: TokenKind = {
  signedFor: ['edit'],
  lifetimeMs: 5 * minuteMs,
  async issue(scope) {
    const { site } = scope;
    const title = unique();
    await onBoth(scope, (target) => makePage(target, title));
    const { editUrl } = (await site.owner.browser.get(base(site))).as(readWebsite);
    return {
      token: tokenOf(editUrl, 'edit'),
      use: (text, at = site) => shows(at, `/${title}?edit=${encodeURIComponent(text)}`),
    };
  },
};

/** Shows a release that is no longer live. */
const preview: TokenKind = {
  signedFor: ['preview'],
  lifetimeMs: dayMs,
  async issue(scope) {
    const { site } = scope;
    const title = unique();
    const { previewUrl } = await onBoth(scope, async (target) => {
      const pageId = await makePage(target, title);
      const release = await publishSite(target);
      await target.owner.browser.call('DELETE', `${base(target)}/pages/${pageId}`);
      await publishSite(target);
      return release;
    });
    return {
      token: tokenOf(previewUrl, 'preview'),
      use: (text, at = site) => shows(at, `/${title}?preview=${encodeURIComponent(text)}`),
    };
  },
};

/** Unlocks one locked page after its password was entered. */
const unlock: TokenKind = {
  signedFor: ['unlock'],
  lifetimeMs: 12 * hourMs,
  async issue(scope) {
    const { site } = scope;
    const title = unique();
    const password = 'Proofs please';
    await onBoth(scope, async (target) => {
      const page = `${base(target)}/pages/${await makePage(target, title)}`;
      await target.owner.browser.call('PATCH', page, { json: { access: 'locked', password } });
      await publishSite(target);
    });
    const visitor = site.visitor();
    await visitor.post('/api/unlock/post', { form: { path: `/${title}`, password } });
    return {
      token: visitor.cookies.get('sw_unlock') ?? '',
      async use(text, at = site) {
        const browser = at.visitor();
        browser.cookies.set('sw_unlock', encodeURIComponent(text));
        return (await browser.get(`/${title}`, html)).status === 200;
      },
    };
  },
};

/** Unsubscribes from a mailing list. */
const unsubscribe: TokenKind = {
  signedFor: ['unsubscribe'],
  lifetimeMs: 5 * 365 * dayMs,
  async issue(scope) {
    const { api, site } = scope;
    const { now } = api.clock;
    const [mailingListId, subscriberId] = [api.services.createId(), api.services.createId()];
    await onBoth(scope, (target) =>
      target.inTenant(async (tenant) => {
        const { websiteId } = target;
        const list = { websiteId, mailingListId, name: unique() };
        await tenant.insertInto('mailingLists').values(list).execute();
        const email = `${unique()}@example.com`;
        await subscribe(tenant, { mailingListId, subscriberId, email, now });
      }),
    );
    const { secret } = api.services.settings;
    const link = unsubscribePath({ secret, websiteId: site.websiteId, now }, subscriberId);
    return {
      token: tokenOf(link, 'token'),
      use: (text, at = site) =>
        shows(at, `/newsletter/unsubscribe?token=${encodeURIComponent(text)}`),
    };
  },
};

/** Writes the review of one purchase. */
const review: TokenKind = {
  signedFor: ['review'],
  storedIn: ['review_requests.token_hash'],
  lifetimeMs: 90 * dayMs,
  isSingleUse: true,
  async issue({ api, site }) {
    const { token } = await createTestReviewRequest(api, site);
    return {
      token,
      async use(text, at = site) {
        const url = `/reviews/${encodeURIComponent(text)}`;
        return (await at.visitor().post(url, reviewParts())).status === 200;
      },
    };
  },
};

/** Opens an abandoned cart. */
const restoreCart: TokenKind = {
  signedFor: ['cartRecovery'],
  lifetimeMs: 14 * dayMs,
  async issue(scope) {
    const { api, site } = scope;
    const cartId = api.services.createId();
    const { now } = api.clock;
    await onBoth(scope, (target) =>
      target.inTenant((tenant) =>
        insertCart(tenant, { cartId, tokenHash: hashToken(unique()), now }),
      ),
    );
    const { secret } = api.services.settings;
    const link = restorePath({ secret, websiteId: site.websiteId, now }, cartId);
    return {
      token: tokenOf(link, 'token'),
      use: (text, at = site) => shows(at, `/cart/restore?token=${encodeURIComponent(text)}`),
    };
  },
};

/** Stops the mails about abandoned carts. */
const stopCartMails: TokenKind = {
  signedFor: ['cartUnsubscribe'],
  lifetimeMs: 5 * 365 * dayMs,
  async issue({ api, site }) {
    const { now } = api.clock;
    const { secret } = api.services.settings;
    const link = stopPath({ secret, websiteId: site.websiteId, now }, api.services.createId());
    return {
      token: tokenOf(link, 'token'),
      use: (text, at = site) => shows(at, `/cart/unsubscribe?token=${encodeURIComponent(text)}`),
    };
  },
};

/** Stops review requests. */
const stopReviewRequests: TokenKind = {
  signedFor: ['reviewUnsubscribe'],
  lifetimeMs: 5 * 365 * dayMs,
  async issue({ api, site }) {
    const { now } = api.clock;
    const { secret } = api.services.settings;
    const { websiteId } = site;
    const link = reviewStopPath({ secret, websiteId, now }, api.services.createId());
    return {
      token: tokenOf(link, 'token'),
      use: (text, at = site) => shows(at, `/reviews/unsubscribe?token=${encodeURIComponent(text)}`),
    };
  },
};

export const pageTokens = {
  edit,
  preview,
  review,
  unlock,
  unsubscribe,
  cartRecovery: restoreCart,
  cartUnsubscribe: stopCartMails,
  reviewUnsubscribe: stopReviewRequests,
} as const;
