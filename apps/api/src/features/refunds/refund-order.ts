import { refundOrder } from '@sitewright/contracts/api';
import { err } from '@sitewright/contracts/errors';
import { lockPayment } from './lock-payment.queries.ts';
import { refundCommand } from './refund-command.ts';
import { startRefund } from './start-refund.ts';

export const refundOrderRoute = refundCommand(
  refundOrder,
  async (scope, { params: { orderId }, body, services }) => {
    const payment = await lockPayment(scope.tenant, orderId);
    if (payment === null) return err('notFound');
    const provider = services.providers.find(({ id }) => id === payment.provider);
    if (body.method === 'provider' && provider?.refund === undefined)
      return err('actionNotAllowed');
    const { lines, shippingCents, otherCents, ...command } = body;
    return startRefund(scope, orderId, payment, {
      ...command,
      wish: {
        lines: lines.map(({ lineId, quantity }) => ({ lineId, quantity })),
        shippingCents,
        otherCents,
      },
      restockedLineIds: new Set(
        lines.filter(({ restocks }) => restocks).map(({ lineId }) => lineId),
      ),
    });
  },
);
