import { fieldStyle, formatPrice } from '@sitewright/blocks/view';
import type { Frame } from '../frame.ts';
import { GiftCardField } from './gift-card-field.tsx';
import giftCardStyle from './gift-card.css?inline';

/** The balance of a gift card, and the field for its code. */
export const giftCardBalanceFrame: Frame<'giftCardBalance'> = {
  View: ({ main, page, view }) => {
    const { text, locale } = page;
    const { balance } = main;
    return (
      <div className="gift-card-narrow">
        <h1>{text('giftCards.balance')}</h1>
        {balance && (
          <output className="gift-card-balance">
            <span>{balance.label}</span>
            <strong>{formatPrice(balance.cents, main.currency, locale)}</strong>
            {!balance.isActive && <span>{text('giftCards.inactive')}</span>}
            {balance.isActive && balance.expires !== undefined && (
              <span>{text('giftCards.expiresOn', { date: balance.expires })}</span>
            )}
          </output>
        )}
        <form
          className="gift-card-form"
          method="post"
          action="/checkout/giftcard/balance"
          noValidate
        >
          <GiftCardField
            name="code"
            label={text('giftCards.code')}
            sent={view.formReturn}
            autoComplete="off"
            maxLength={40}
            required
          />
          <button className="button" type="submit">
            {text('giftCards.checkBalance')}
          </button>
        </form>
      </div>
    );
  },
  title: ({ page }) => page.text('giftCards.balance'),
  styles: [fieldStyle, giftCardStyle],
  blockTypes: () => [],
};
