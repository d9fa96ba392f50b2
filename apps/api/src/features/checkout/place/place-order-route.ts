import { placeOrder } from '@sitewright/contracts/api';
import { err } from '@sitewright/contracts/errors';
import { openRoute } from '../../../platform/routing/define-route.ts';
import { visitorWritesWithCrumb } from '../../../platform/routing/visitor-access.ts';
import { addFieldErrors } from './add-field-errors.ts';
import { placeCheckout } from './place-checkout.ts';

export const placeOrderRoute = openRoute(
  placeOrder,
  visitorWritesWithCrumb('checkout'),
  async ({ site, body, ...call }) => {
    if (site === null) return err('notFound');
    return placeCheckout({ ...call, site }, body);
  },
  {
    onInvalid: async ({ site, body, ...call }, error) =>
      site === null ? error : addFieldErrors({ ...call, site }, body, error),
  },
);
