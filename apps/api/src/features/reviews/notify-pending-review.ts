import type { MailView, ReviewDraft } from '@sitewright/contracts/entities';
import type { Tenant } from '../../platform/database/index.ts';
import { configOrigin } from '../../platform/hosts/addresses.ts';
import type { HostedSite } from '../../platform/hosts/host-table.ts';
import { enqueueMail } from '../../platform/outbox/index.ts';
import type { Services } from '../../platform/services.ts';
import { isMailOn, readMailSite } from '../mail/public.ts';

/** The transaction that stores a review. */
interface ReviewNoticeScope {
  readonly tenant: Tenant;
  readonly site: HostedSite;
  readonly services: Pick<Services, 'settings' | 'createId'>;
  /** The addresses that are notified. */
  readonly ownerEmails: readonly string[];
  readonly now: Date;
}

/** Notifies the owners of a review that waits for their approval, unless they turned the mail off. */
export async function notifyPendingReview(
  { tenant, site, services, ownerEmails, now }: ReviewNoticeScope,
  reviewId: string,
  product: string,
  { rating, title, text, author }: ReviewDraft,
): Promise<void> {
  if (!(await isMailOn(tenant, 'reviewNotice'))) return;
  const view: MailView = {
    kind: 'reviewNotice',
    site: await readMailSite(tenant, site, services),
    product,
    rating,
    title,
    text,
    author,
    reviewsUrl: `${configOrigin(services.settings)}/config/${site.identifier}/reviews?state=pending`,
  };
  await enqueueMail(
    tenant,
    ownerEmails.map((to, index) => ({
      outboxId: services.createId(),
      cause: `review.notice.${reviewId}.${index}`,
      to,
      view,
      now,
    })),
  );
}
