import { reviewLinkState } from '@sitewright/commerce/orders';
import { postReview } from '@sitewright/contracts/api';
import { err, isErrorResult, type ErrorResult } from '@sitewright/contracts/errors';
import { prefersHtml } from '../../platform/http/accepted-types.ts';
import { openRoute, replied } from '../../platform/routing/define-route.ts';
import { visitorWrites } from '../../platform/routing/visitor-access.ts';
import type { Services } from '../../platform/services.ts';
import { readOwnerEmails } from '../checkout/public.ts';
import { sendReviewPage } from '../site/public.ts';
import { notifyPendingReview } from './notify-pending-review.ts';
import { dropPhotos, parseReviewForm, readReviewForm } from './read-review-form.ts';
import { reviewFormBytes } from './review-photos.ts';
import { findReviewedPurchase } from './review-requests.queries.ts';
import { reviewPath, reviewTokenHash } from './review-token.ts';
import { submitReview, type SubmittedReview } from './submit-review.ts';

/** Stores the bytes of the photos; an error if the disk is full. */
async function keepPhotos(
  photos: SubmittedReview['photos'],
  websiteId: string,
): Promise<ErrorResult | undefined> {
  for (const { incoming } of photos)
    // oxlint-disable-next-line no-await-in-loop -- the first failure ends it
    if (!(await incoming.keep(websiteId))) return err('storageFull');
  return undefined;
}

/** REVIEW-01: the form of a review, from a browser without a script or from the script of the page. */
export const postReviewRoute = openRoute(
  postReview,
  visitorWrites('upload'),
  async ({ site, inTenant, websiteId, params: { token }, request, reply, services, now }) => {
    if (site === null || !request.isMultipart()) return err('unsupportedMediaType');
    const tokenHash = reviewTokenHash(token);
    const isPage = prefersHtml(request.headers.accept);
    const redirect = (path: string): typeof replied => {
      reply.redirect(path, 303);
      return replied;
    };

    // Before the photos are received.
    const purchase = await inTenant((tenant) => findReviewedPurchase(tenant, tokenHash));
    if (purchase === null) return err('notFound');
    const linkState = reviewLinkState(purchase, now);
    if (linkState !== 'open') {
      if (isPage) return redirect(reviewPath(token));
      return err(linkState === 'reviewed' ? 'alreadyReviewed' : 'reviewRequestExpired');
    }

    const sent = await readReviewForm(request, services);
    try {
      const read = parseReviewForm(sent, site.locale);
      if ('errors' in read) {
        if (!isPage) return err('invalidRequest', { errors: read.errors });
        const formReturn = { formId: 'review', values: sent.values, errors: read.errors };
        await sendReviewPage(request, reply, site, services, { formReturn, status: 400 });
        return replied;
      }
      const full = await keepPhotos(sent.photos, websiteId);
      if (full !== undefined) return full;
      const review = { tokenHash, draft: read.draft, photos: sent.photos };
      const ownerEmails = await readOwnerEmails(services, websiteId);
      const stored = await inTenant(async (tenant) => {
        const submitted = await submitReview(tenant, review, services, now);
        if (!isErrorResult(submitted) && submitted.state === 'pending')
          await notifyPendingReview(
            { tenant, site, services, ownerEmails, now },
            submitted.reviewId,
            purchase.title,
            read.draft,
          );
        return submitted;
      });
      if (isErrorResult(stored)) return isPage ? redirect(reviewPath(token)) : stored;
      afterReview(services, websiteId, stored.newAssetIds);
      return isPage ? redirect(`${reviewPath(token)}?sent=1`) : { state: stored.state };
    } finally {
      await dropPhotos(sent.photos);
    }
  },
  { bodyLimit: reviewFormBytes },
);

/** Forgets the cached pages, and has the widths of new photos made. */
function afterReview(
  { revisions, sendJob }: Pick<Services, 'revisions' | 'sendJob'>,
  websiteId: string,
  newAssetIds: readonly string[],
): void {
  revisions.forget(websiteId);
  for (const assetId of newAssetIds) sendJob('make-widths', { websiteId, assetId });
}
