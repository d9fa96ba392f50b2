import { reviewLinkState } from '@sitewright/commerce/orders';
import { pageType } from '@sitewright/contracts/codes';
import { maxReviewPhotos, type FormReturn } from '@sitewright/contracts/entities';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HostedSite } from '../../../platform/hosts/host-table.ts';
import { createQueryReader } from '../../../platform/routing/read-query.ts';
import type { Services } from '../../../platform/services.ts';
import { findAssets, sizeText } from '../../assets/public.ts';
import {
  findReviewedPurchase,
  reviewPath,
  reviewPhotoBytes,
  reviewTokenHash,
} from '../../reviews/public.ts';
import { sendPersonalPage } from '../respond/send-personal-page.ts';

const readQuery = createQueryReader(['sent']);

/**
 * ROUTE-35: the page behind the link of a review request: the form, thanks after it was sent, or why it is not shown
 * (REVIEW-04, REVIEW-05). After a rejected form it is sent again with the submitted values and their errors.
 */
export function sendReviewPage(
  request: FastifyRequest,
  reply: FastifyReply,
  site: HostedSite,
  services: Services,
  rejected?: { readonly formReturn: FormReturn; readonly status: number },
): Promise<FastifyReply> {
  const { token } = request.params as { readonly token: string };
  const path = reviewPath(token);
  return sendPersonalPage({
    request,
    reply,
    site,
    services,
    ...rejected,
    // The URL grants the right to review: it must not reach other sites. `no-referrer` would remove the origin from the
    // request of the form.
    headers: { 'referrer-policy': 'same-origin' },
    read: async (tenant, { website }) => {
      const purchase = await findReviewedPurchase(tenant, reviewTokenHash(token));
      if (purchase === null) return null;
      const { title, variant, imageId, author, isPublished } = purchase;
      const image =
        imageId === null ? undefined : (await findAssets(tenant, [imageId])).get(imageId);
      const linkState = reviewLinkState(purchase, services.now());
      const isSent = linkState === 'reviewed' && readQuery(request).sent !== undefined;
      const sentState = isPublished ? 'published' : 'pending';
      return {
        path,
        title: website.title,
        noIndex: true,
        main: {
          kind: 'review',
          state: isSent ? sentState : linkState,
          product: { title, variant, ...(image === undefined ? {} : { image }) },
          author,
          action: path,
          photos: { count: maxReviewPhotos, maxSize: sizeText(reviewPhotoBytes) },
        },
        facts: { pageType: pageType.REVIEWS_REQUEST },
      };
    },
  });
}
