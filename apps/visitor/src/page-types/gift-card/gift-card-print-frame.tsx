import { formatPrice } from '@sitewright/blocks/view';
import type { Frame } from '../frame.ts';
import giftCardStyle from './gift-card.css?inline';

/** A gift card to print or to show on a phone. */
export const giftCardPrintFrame: Frame<'giftCardPrint'> = {
  View: ({ main, page, view }) => {
    const { text, locale } = page;
    return (
      <article className="gift-card-print">
        <h1>{text('giftCards.title')}</h1>
        <p className="gift-card-site">{view.site.title}</p>
        <p className="gift-card-value">{formatPrice(main.cents, main.currency, locale)}</p>
        {main.recipientName !== '' && <p>{text('giftCards.for', { name: main.recipientName })}</p>}
        {main.message !== '' && <blockquote>{main.message}</blockquote>}
        {main.senderName !== '' && <p>{text('giftCards.from', { name: main.senderName })}</p>}
        <p className="gift-card-code" dir="ltr">
          {main.code}
        </p>
        <p>{text('giftCards.howTo')}</p>
        {main.expires !== undefined && <p>{text('giftCards.expiresOn', { date: main.expires })}</p>}
      </article>
    );
  },
  title: ({ page }) => page.text('giftCards.title'),
  styles: [giftCardStyle],
  blockTypes: () => [],
};
