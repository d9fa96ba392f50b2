import type { FastifyRequest } from 'fastify';
import type { Tenant } from '../../../platform/database/index.ts';
import type { HostedSite } from '../../../platform/hosts/host-table.ts';
import type { Services } from '../../../platform/services.ts';

/** The part of a route's call that placing an order needs. */
export interface CheckoutCall {
  readonly services: Services;
  readonly site: HostedSite;
  readonly request: FastifyRequest;
  readonly inTenant: <T>(work: (tenant: Tenant) => Promise<T>) => Promise<T>;
  readonly now: Date;
}
