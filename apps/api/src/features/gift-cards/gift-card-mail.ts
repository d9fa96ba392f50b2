import type { StoreGiftCard } from '@sitewright/contracts/entities';
import type { NewMail } from '../../platform/outbox/index.ts';
import type { Services } from '../../platform/services.ts';
import type { MailSite } from '../mail/public.ts';
import { giftCardPath } from './gift-card-code.ts';

interface GiftCardMail {
  readonly services: Pick<Services, 'settings' | 'createId'>;
  readonly websiteId: string;
  readonly from: MailSite;
  readonly giftCard: StoreGiftCard;
  /** What distinguishes a mail that an owner sends again. */
  readonly occasion: string;
  readonly now: Date;
}

/** The mail that brings a gift card to its recipient. It has a link to the card, and not the code itself. */
export function giftCardMail(mail: GiftCardMail): NewMail {
  const { services, websiteId, from, giftCard, occasion, now } = mail;
  const path = giftCardPath(services.settings.secret, websiteId, giftCard.id);
  return {
    outboxId: services.createId(),
    cause: `giftcard.${giftCard.id}.${occasion}`,
    to: giftCard.recipientEmail,
    view: {
      kind: 'giftCard',
      site: from,
      amountCents: giftCard.balanceCents,
      currency: giftCard.currency,
      recipientName: giftCard.recipientName,
      senderName: giftCard.senderName,
      message: giftCard.message,
      cardUrl: `${from.baseUrl}${path}`,
    },
    now,
  };
}
