import { Icon, type ViewPage } from '@sitewright/blocks/view';
import type { FormReturn, ShoppingCart } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';

interface CodesProps {
  readonly cart: ShoppingCart;
  readonly page: ViewPage;
  /** The cart page has a form for each button; in the checkout, all buttons belong to its form. */
  readonly on: 'cart' | 'checkout';
  readonly sent: FormReturn | undefined;
}

/** The id of the checkout form, which the code field beside it belongs to. */
export const checkoutFormId = 'checkout-form';

/** The focus moves to the field of a rejected code. */
const focusProps = (isInvalid: boolean) => (isInvalid ? { autoFocus: true } : {});

const cartForm = (action: string, children: ReactNode): ReactNode => (
  <form method="post" action="/api/cart/post">
    <input type="hidden" name="action" value={action} />
    <input type="hidden" name="returnTo" value="/cart" />
    {children}
  </form>
);

function Entry({ page, on, sent }: CodesProps): ReactNode {
  const isCart = on === 'cart';
  const error = sent?.errors['code'];
  const id = `${on}-code`;
  const form = isCart ? undefined : checkoutFormId;
  const row = (
    <div className="codes-row">
      <input
        id={id}
        name="code"
        form={form}
        defaultValue={sent?.values['code'] ?? ''}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        enterKeyHint="done"
        aria-describedby={`${id}-error`}
        aria-invalid={error === undefined ? undefined : 'true'}
        {...focusProps(error !== undefined)}
        data-code-field=""
      />
      <button
        className="button"
        data-look="secondary"
        data-size="small"
        type="submit"
        data-enter-code=""
        {...(isCart ? {} : { form, name: 'action', value: 'enterCode' })}
      >
        {page.text('discounts.apply')}
      </button>
    </div>
  );
  return (
    <>
      <label htmlFor={id}>{page.text('discounts.label')}</label>
      {isCart ? cartForm('enterCode', row) : row}
      <p className="codes-error" id={`${id}-error`} role="alert" data-code-error="">
        {error}
      </p>
    </>
  );
}

function RemoveButton({
  code,
  name = code,
  page,
  on,
}: CodesProps & { readonly code: string; readonly name?: string }): ReactNode {
  const button = (
    <button
      className="codes-remove"
      type="submit"
      aria-label={page.text('discounts.remove', { code: name })}
      data-remove-code={code}
      {...(on === 'cart'
        ? {}
        : { form: checkoutFormId, name: 'action', value: `removeCode:${code}` })}
    >
      <Icon name="close" size={16} />
    </button>
  );
  return on === 'cart'
    ? cartForm(
        'removeCode',
        <>
          <input type="hidden" name="code" value={code} />
          {button}
        </>,
      )
    : button;
}

/** The discounts of a cart, the codes that do not apply with their reasons, and a field for another code. */
export function CodesView(props: CodesProps): ReactNode {
  const { cart, page } = props;
  return (
    <div
      className="codes"
      data-codes=""
      data-remove-label={page.text('discounts.remove', { code: '{code}' })}
      data-gift-card={page.text('giftCards.title')}
      data-applied={page.text('discounts.applied', { code: '{code}' })}
    >
      <Entry {...props} />
      <ul className="codes-list" data-code-list="">
        {cart.discounts.map(({ code, label, amountCents }, index) => (
          <li key={code ?? index}>
            <span className="codes-name">{label}</span>
            <span className="codes-amount">
              {amountCents > 0 ? `−${page.price(amountCents)}` : ''}
            </span>
            {code !== null && <RemoveButton {...props} code={code} />}
          </li>
        ))}
        {cart.giftCards.map(({ id, label, amountCents }) => (
          <li key={id}>
            <span className="codes-name">{`${page.text('giftCards.title')} ${label}`}</span>
            <span className="codes-amount">
              {amountCents > 0 ? `−${page.price(amountCents)}` : ''}
            </span>
            <RemoveButton {...props} code={id} name={`${page.text('giftCards.title')} ${label}`} />
          </li>
        ))}
        {cart.rejectedCodes.map(({ code, message }) => (
          <li key={code} data-rejected="">
            <span className="codes-name">{message}</span>
            <span className="codes-amount" />
            <RemoveButton {...props} code={code} />
          </li>
        ))}
      </ul>
    </div>
  );
}
