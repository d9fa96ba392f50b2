import { Icon } from '@sitewright/blocks/view';
import type { Frame } from '../frame.ts';
import noticeStyle from '../notice.css?inline';
import { variantAndQuantity } from '../variant-and-quantity.ts';

/** The page behind the link of a recovery mail: the cart, and one button that restores it. */
export const restoreCartFrame: Frame<'restoreCart'> = {
  View: ({ main, page: { text } }) => (
    <div className="notice">
      <Icon name="cart" size={36} />
      <h1>{text('restoreCart.title')}</h1>
      {main.entries.length === 0 ? (
        <p>{text('cart.empty')}</p>
      ) : (
        <ul className="notice-list">
          {main.entries.map(({ title, variant, quantity }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two gift cards can be equal, and the list is static
            <li key={index}>{`${title} ${variantAndQuantity(variant, quantity)}`}</li>
          ))}
        </ul>
      )}
      {main.entries.length > 0 && (
        <>
          <p>{text(main.hasCart ? 'restoreCart.merge' : 'restoreCart.text')}</p>
          <form className="notice-form" method="post" action={main.action}>
            <button className="button" type="submit">
              {text('restoreCart.confirm')}
            </button>
          </form>
        </>
      )}
    </div>
  ),
  title: ({ page }) => page.text('restoreCart.title'),
  styles: [noticeStyle],
  blockTypes: () => [],
};
