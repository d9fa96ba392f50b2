import { createToken, hashToken } from '../../platform/security/token.ts';
import type { DemoCart } from '../demo-history.ts';
import { scopeOf, type HistoryScope } from './history-scope.ts';
import { variantIdOf, type VariantIds } from './place-purchases.ts';

/** Writes carts whose buyers typed an address at the checkout and left. */
export async function writeCarts(
  history: HistoryScope,
  carts: readonly DemoCart[],
  variants: VariantIds,
): Promise<void> {
  if (carts.length === 0) return;
  const { tenant } = history;
  const rows = carts.map((cart) => {
    const { services, now } = scopeOf(history, cart.daysAgo);
    return { ...cart, cartId: services.createId(), createId: services.createId, leftAt: now };
  });
  await tenant
    .insertInto('carts')
    .values(
      rows.map(({ cartId, email, acceptsMarketing, leftAt }) => ({
        cartId,
        tokenHash: hashToken(createToken()),
        buyerEmail: email,
        marketingAcceptedAt: acceptsMarketing ? leftAt : null,
        isDemo: true,
        createdAt: leftAt,
        updatedAt: leftAt,
      })),
    )
    .execute();
  await tenant
    .insertInto('cartEntries')
    .values(
      rows.flatMap(({ cartId, lines, createId }) =>
        Object.entries(lines).map(([sku, quantity]) => ({
          entryId: createId(),
          cartId,
          variantId: variantIdOf(variants, sku),
          quantity,
        })),
      ),
    )
    .execute();
}
