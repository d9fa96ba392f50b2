import type { RefundableOrder } from '@sitewright/commerce/orders';
import type { OrderDetails } from '@sitewright/contracts/entities';

/** An order as its refunds are computed from it, here and on the server. */
export const toRefundableOrder = ({
  lines,
  grandTotalCents,
  payment,
}: OrderDetails): RefundableOrder => ({
  lines: lines.map((line) => ({
    ...line,
    giftCardBalances: payment.giftCards.find(({ lineId }) => lineId === line.id)?.balancesCents,
  })),
  grandTotalCents,
  ...payment,
});
