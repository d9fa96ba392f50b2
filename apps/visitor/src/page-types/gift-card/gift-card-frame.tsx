import { fieldStyle, pictureAttributes } from '@sitewright/blocks/view';
import { maxGiftMessageLength } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import type { Frame, FrameProps } from '../frame.ts';
import { GiftCardField } from './gift-card-field.tsx';
import giftCardStyle from './gift-card.css?inline';

type Props = FrameProps<'giftCard'>;

/** The fixed amounts, and a field for another one within the bounds. */
function Amounts({ main, page, view }: Props): ReactNode {
  const { text, price } = page;
  const sent = view.formReturn;
  const chosen = sent?.values['amount'] ?? main.sku;
  const choice = (value: string, label: string) => (
    <label key={value} className="gift-card-choice">
      <input type="radio" name="amount" value={value} defaultChecked={chosen === value} />
      <span>{label}</span>
    </label>
  );
  return (
    <fieldset className="gift-card-amounts">
      <legend>{text('giftCards.amount')}</legend>
      {main.amounts.map(({ sku, cents }) => choice(sku, price(cents)))}
      {main.bounds && choice('other', text('giftCards.otherAmount'))}
      {sent?.errors['amount'] !== undefined && (
        <p className="field-error">{sent.errors['amount']}</p>
      )}
      {main.bounds && (
        <GiftCardField
          name="otherAmount"
          label={text('giftCards.otherAmount')}
          help={text('giftCards.bounds', {
            min: price(main.bounds.minCents),
            max: price(main.bounds.maxCents),
          })}
          sent={sent}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
        />
      )}
    </fieldset>
  );
}

/** ROUTE-08: amount, recipient, message and delivery date of a gift card. One plain form, without a script. */
export const giftCardFrame: Frame<'giftCard'> = {
  View: (props) => {
    const { main, page, view } = props;
    const { text } = page;
    const sent = view.formReturn;
    return (
      <div className="gift-card">
        {main.image && (
          <div className="gift-card-picture">
            {/* oxlint-disable-next-line jsx-a11y/alt-text -- the attributes hold it */}
            <img
              {...pictureAttributes({
                asset: main.image,
                sizes: '(width >= 60rem) 30rem, 100vw',
                loading: 'first',
              })}
            />
          </div>
        )}
        <form className="gift-card-form" method="post" action="/checkout/giftcard" noValidate>
          <h1>{main.title}</h1>
          <input type="hidden" name="productId" value={main.productId} />
          <input type="hidden" name="sku" value={main.sku} />
          <p className="gift-card-error" role="alert">
            {sent?.message}
          </p>
          <Amounts {...props} />
          <GiftCardField
            name="recipientName"
            label={text('giftCards.recipientName')}
            sent={sent}
            autoComplete="off"
            maxLength={80}
          />
          <GiftCardField
            name="recipientEmail"
            label={text('giftCards.recipientEmail')}
            sent={sent}
            type="email"
            autoComplete="off"
            required
          />
          <GiftCardField
            name="senderName"
            label={text('giftCards.senderName')}
            sent={sent}
            autoComplete="name"
            maxLength={80}
          />
          <GiftCardField
            name="message"
            label={text('giftCards.message')}
            sent={sent}
            maxLength={maxGiftMessageLength}
            isLong
          />
          <GiftCardField
            name="deliverOn"
            label={text('giftCards.deliverOn')}
            help={text('giftCards.deliverHelp')}
            sent={sent}
            type="date"
            min={main.days.first}
            max={main.days.last}
          />
          <button className="button" data-size="large" type="submit">
            {text(page.hasExpressCheckout === true ? 'product.buyNow' : 'product.addToCart')}
          </button>
        </form>
      </div>
    );
  },
  title: ({ main }) => main.title,
  styles: [fieldStyle, giftCardStyle],
  blockTypes: () => [],
};
