import { reviewLinkDays } from '@sitewright/contracts/entities';
import { insertReviewRequest } from '../features/reviews/review-requests.queries.ts';
import { reviewPath, reviewToken, reviewTokenHash } from '../features/reviews/review-token.ts';
import { createTestVariant } from './create-test-product.ts';
import type { TestSite } from './create-test-site.ts';
import type { TestApi } from './open-test-api.ts';
import type { TestPart, TestRequestOptions } from './test-client.ts';
import { checkout, visitorWithCart } from './test-checkout.ts';

const dayMs = 86_400_000;

/** The multipart form of a review, as a script of its page sends it. */
export const reviewParts = (
  changes: Readonly<Record<string, string>> = {},
  photos: readonly { readonly name: string; readonly content: Buffer }[] = [],
): TestRequestOptions => ({
  headers: { accept: 'application/json' },
  parts: [
    ...Object.entries({
      rating: '4',
      title: 'Warm',
      text: 'Holds tea.',
      author: 'Ada L.',
      ...changes,
    }).map(([name, value]): TestPart => ({ name, value })),
    ...photos.map(({ name, content }): TestPart => ({ name: 'photos', fileName: name, content })),
  ],
});

/** A purchase whose review was requested. */
export interface TestReviewRequest {
  readonly token: string;
  /** The path of its link. */
  readonly path: string;
  readonly itemId: string;
}

/** Buys a variant, by default of a new product, and requests its review. */
export async function createTestReviewRequest(
  { services, clock }: Pick<TestApi, 'services' | 'clock'>,
  site: TestSite,
  variantId?: string,
): Promise<TestReviewRequest> {
  const bought = variantId ?? (await createTestVariant(site, { qtyInStock: 5 }));
  const placed = await checkout(await visitorWithCart(site, bought));
  if (placed.status !== 200) throw new Error(`No order was placed: ${placed.text}`);
  const requestId = services.createId();
  const token = reviewToken(services.settings.secret, site.websiteId, requestId);
  return site.inTenant(async (tenant) => {
    const { lineId, orderId, itemId } = await tenant
      .selectFrom('orderLines')
      .where('variantId', '=', bought)
      .orderBy('lineId', 'desc')
      .select(['lineId', 'orderId', 'itemId'])
      .limit(1)
      .executeTakeFirstOrThrow();
    await insertReviewRequest(tenant, {
      requestId,
      orderId,
      lineId,
      itemId,
      customer: `${requestId}@example.com`,
      tokenHash: reviewTokenHash(token),
      sentAt: clock.now,
      expiresAt: new Date(clock.now.getTime() + reviewLinkDays * dayMs),
    });
    return { token, path: reviewPath(token), itemId };
  });
}

/** A review of a new purchase. Returns its id. */
export async function createTestReview(
  api: Pick<TestApi, 'services' | 'clock'>,
  site: TestSite,
  changes: Readonly<Record<string, string>> = {},
  variantId?: string,
  photos: Parameters<typeof reviewParts>[1] = [],
): Promise<string> {
  const { path } = await createTestReviewRequest(api, site, variantId);
  const sent = await site.visitor().post(path, reviewParts(changes, photos));
  if (sent.status !== 200) throw new Error(`No review was stored: ${sent.text}`);
  return site.inTenant(async (tenant) => {
    const { reviewId } = await tenant
      .selectFrom('reviews')
      .orderBy('reviewId', 'desc')
      .select('reviewId')
      .limit(1)
      .executeTakeFirstOrThrow();
    return reviewId;
  });
}
