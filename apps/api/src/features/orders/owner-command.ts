import type { Endpoint, EndpointResponse } from '@sitewright/contracts/api';
import type { OrderDetails } from '@sitewright/contracts/entities';
import type { Permission } from '@sitewright/contracts/codes';
import { err, isErrorResult, type ErrorResult } from '@sitewright/contracts/errors';
import type { Tenant } from '../../platform/database/index.ts';
import type { HostedSite } from '../../platform/hosts/host-table.ts';
import { openRoute, type OpenCall, type Route } from '../../platform/routing/define-route.ts';
import { ownerWrites } from '../../platform/routing/owner-access.ts';
import type { Services } from '../../platform/services.ts';
import { findHostedSiteOf } from '../mail/public.ts';
import { findOrderDetails } from './find-order-details.ts';

/** The transaction of an owner's command about orders. */
export interface OrderScope {
  readonly tenant: Tenant;
  readonly site: HostedSite;
  readonly services: Pick<Services, 'settings' | 'createId'>;
  /** The name of the person, for the timeline. */
  readonly actorName: string;
  readonly now: Date;
}

/** The hosts of the website, read outside of the transaction, which does not see them. */
export async function withOrderScope<E extends Endpoint, T>(
  call: OpenCall<E>,
  work: (scope: OrderScope) => Promise<T | ErrorResult>,
): Promise<T | ErrorResult> {
  const { actor, services, websiteId, inTenant, now } = call;
  const site = await findHostedSiteOf(services, websiteId, inTenant);
  if (site === null || actor.kind !== 'account') return err('notFound');
  const { displayName: actorName } = actor;
  return inTenant((tenant) => work({ tenant, site, services, actorName, now }));
}

type OrderEndpoint = Endpoint & { readonly response: Endpoint['response'] };

/** A route that changes one order in one transaction and responds with the changed order. */
export const orderCommand = <E extends OrderEndpoint>(
  endpoint: E,
  permission: Permission,
  change: (scope: OrderScope, call: OpenCall<E>) => Promise<ErrorResult | undefined>,
): Route =>
  openRoute(endpoint, ownerWrites(permission), async (call) => {
    const { orderId } = call.params as { readonly orderId: string };
    const changed = await withOrderScope(
      call,
      async (scope): Promise<OrderDetails | ErrorResult> => {
        const error = await change(scope, call);
        if (isErrorResult(error)) return error;
        return (
          (await findOrderDetails(scope.tenant, orderId, call.services.providers)) ??
          err('notFound')
        );
      },
    );
    return changed as EndpointResponse<E> | ErrorResult;
  });
