import { formStyle, Icon, pictureAttributes } from '@sitewright/blocks/view';
import type { CartEntry, InstallmentBounds, ShoppingCart } from '@sitewright/contracts/entities';
import { installmentText } from '@sitewright/messages';
import type { ReactNode } from 'react';
import type { Frame, FrameProps } from '../frame.ts';
import { CodesView } from '../codes/codes-view.tsx';
import codesStyle from '../codes/codes.css?inline';
import noticeStyle from '../notice.css?inline';
import answersStyle from '../answers/answers.css?inline';
import cartStyle from './cart.css?inline';
import { EntryDetails } from './entry-details.tsx';

interface CartProps {
  readonly cart: ShoppingCart | null;
  readonly page: FrameProps<'cart'>['page'];
}

interface EntryProps {
  readonly entry: CartEntry;
  readonly page: FrameProps<'cart'>['page'];
}

/** The hidden fields of a plain form that changes one entry. */
const EntryFields = ({ entry, action }: { entry: CartEntry; action: 'change' | 'remove' }) => (
  <>
    <input type="hidden" name="action" value={action} />
    <input type="hidden" name="entryId" value={entry.id} />
    <input type="hidden" name="returnTo" value="/cart" />
  </>
);

function Quantity({ entry, page }: EntryProps): ReactNode {
  const label = `${page.text('cart.quantity')}: ${entry.title}`;
  return (
    <form className="cart-quantity" method="post" action="/api/cart/post" data-quantity-form="">
      <EntryFields entry={entry} action="change" />
      <input
        type="number"
        name="quantity"
        defaultValue={entry.quantity}
        min={0}
        max={entry.stockLeft}
        inputMode="numeric"
        required
        aria-label={label}
      />
      <button type="submit">{page.text('cart.update')}</button>
    </form>
  );
}

/** Why an entry cannot be bought as it is: others may have bought the item since. */
function shortage({ entry: { quantity, stockLeft }, page: { text } }: EntryProps): string {
  if (stockLeft === undefined || quantity <= stockLeft) return '';
  return stockLeft <= 0 ? text('product.soldOut') : text('product.left', { count: stockLeft });
}

/** The value of a form return that names the entry whose quantity was set to 0. */
const removalField = 'removing';

/** Asks whether to remove an entry, without a script (CART-19). The script asks in a dialog. */
function RemovalQuestion({ entry, page: { text } }: EntryProps): ReactNode {
  const question = text('cart.removeQuestion', { title: entry.title });
  return (
    <form className="cart-question" method="post" action="/api/cart/post">
      <EntryFields entry={entry} action="remove" />
      <p role="alert">{question}</p>
      <button
        className="button"
        data-size="small"
        type="submit"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the question was caused by the visitor
        autoFocus
      >
        {text('cart.remove')}
      </button>
      <a className="button" data-look="secondary" data-size="small" href="/cart">
        {text('cart.keep')}
      </a>
    </form>
  );
}

const isAsked = ({ entry, page: { formReturn } }: EntryProps): boolean =>
  formReturn?.formId === 'cart' && formReturn.values[removalField] === entry.id;

function Entry(props: EntryProps): ReactNode {
  const { entry, page } = props;
  const { price } = page;
  return (
    <li className="cart-entry" data-entry={entry.id} data-title={entry.title}>
      <a className="cart-picture" href={entry.path} tabIndex={-1} aria-hidden="true">
        {entry.image && (
          // oxlint-disable-next-line jsx-a11y/alt-text -- the attributes hold it
          <img
            {...pictureAttributes({
              asset: entry.image,
              sizes: '7rem',
              crop: { ratio: 1 },
              loading: 'eager',
              isDecoration: true,
            })}
          />
        )}
      </a>
      <div className="cart-words">
        <a className="cart-title" href={entry.path}>
          {entry.title}
        </a>
        {entry.giftCard && (
          <p className="cart-variant">
            {page.text('giftCards.for', {
              name: entry.giftCard.recipientName || entry.giftCard.recipientEmail,
            })}
          </p>
        )}
        {entry.variant !== '' && <p className="cart-variant">{entry.variant}</p>}
        <EntryDetails entry={entry} page={page} />
        <p className="cart-price">{price(entry.price)}</p>
        <p className="cart-message" role="alert" data-message="">
          {shortage(props)}
        </p>
        {isAsked(props) && <RemovalQuestion {...props} />}
      </div>
      <Quantity {...props} />
      <p className="cart-line" data-line-total="">
        {price(entry.subtotalCents)}
      </p>
      <form method="post" action="/api/cart/post" data-remove-form="">
        <EntryFields entry={entry} action="remove" />
        <button
          className="cart-remove"
          type="submit"
          aria-label={`${page.text('cart.remove')}: ${entry.title}`}
        >
          <Icon name="close" size={18} />
        </button>
      </form>
    </li>
  );
}

/** An entry that is no longer sold must not disappear without notice. */
const UnavailableNote = ({ cart, page }: CartProps): ReactNode =>
  cart?.hasUnavailable === true ? (
    <p className="cart-message">{page.text('cart.unavailable')}</p>
  ) : null;

/** The link to the checkout; inert while the cart is below the minimum of the store. */
const checkoutLink = (isDisabled: boolean) =>
  isDisabled
    ? { role: 'link', 'aria-disabled': true as const }
    : { href: '/commerce/goto-checkout' };

function FilledCart({
  cart,
  installments,
  page,
}: {
  cart: ShoppingCart;
  installments: InstallmentBounds | undefined;
  page: FrameProps['page'];
}): ReactNode {
  const { formReturn } = page;
  return (
    <div
      className="cart"
      data-island="cart"
      data-island-when="load"
      data-locale={page.locale}
      data-currency={cart.currency}
      data-update-failed={page.text('cart.unableToUpdateQuantity')}
      data-left={page.text('product.left', { count: '{count}' })}
      data-remove-failed={page.text('cart.unableToRemoveItem')}
      data-remove-question={page.text('cart.removeQuestion', { title: '{title}' })}
      data-remove-label={page.text('cart.remove')}
      data-keep-label={page.text('cart.keep')}
    >
      <h1>{page.text('cart.title')}</h1>
      {formReturn?.formId === 'cart' && formReturn.errors['code'] === undefined && (
        <p className="cart-message" role="alert">
          {formReturn.message}
        </p>
      )}
      <UnavailableNote cart={cart} page={page} />
      <ul className="cart-entries">
        {cart.entries.map((entry) => (
          <Entry key={entry.id} entry={entry} page={page} />
        ))}
      </ul>
      <div className="cart-summary">
        <p className="cart-subtotal-row">
          <span>{page.text('cart.subtotal')}</span>
          <strong data-subtotal="">{page.price(cart.subtotalCents)}</strong>
        </p>
        <CodesView
          cart={cart}
          page={page}
          on="cart"
          sent={formReturn?.formId === 'cart' ? formReturn : undefined}
        />
        <p className="cart-subtotal-row" data-estimated="" hidden={cart.discountCents === 0}>
          <span>{page.text('totals.estimated')}</span>
          <strong>
            {cart.discountCents > 0 ? page.price(cart.subtotalCents - cart.discountCents) : ''}
          </strong>
        </p>
        <p className="cart-message" role="alert" data-minimum="">
          {cart.minimumMessage}
        </p>
        <p className="cart-hint">{page.text('cart.hint')}</p>
        {installments !== undefined && (
          <p className="cart-hint">{installmentText(page.text, installments)}</p>
        )}
        <a
          className="button"
          data-size="large"
          data-checkout=""
          {...checkoutLink(cart.minimumMessage !== undefined)}
        >
          {page.text('cart.checkout')}
        </a>
        <a className="cart-continue" href="/" data-continue="">
          {page.text('cart.continue')}
        </a>
      </div>
    </div>
  );
}

const EmptyCart = ({ cart, page }: CartProps): ReactNode => (
  <div className="notice">
    <Icon name="cart" size={36} />
    <h1>{page.text('cart.title')}</h1>
    <p>{page.text('cart.empty')}</p>
    <UnavailableNote cart={cart} page={page} />
    <a className="button" href="/" data-continue="">
      {page.text('cart.continue')}
    </a>
  </div>
);

/** The cart page (CART-01). Every change works as a plain form; the island makes it faster. */
export const cartFrame: Frame<'cart'> = {
  View: ({ main, page }) =>
    main.cart === null || main.cart.entries.length === 0 ? (
      <EmptyCart cart={main.cart} page={page} />
    ) : (
      <FilledCart cart={main.cart} installments={main.installments} page={page} />
    ),
  title: ({ page }) => page.text('cart.title'),
  styles: [formStyle, noticeStyle, cartStyle, codesStyle, answersStyle],
  blockTypes: () => [],
};
