import type { Endpoint, EndpointResponse } from '@sitewright/contracts/api';
import type { ErrorResult } from '@sitewright/contracts/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod';
import type { LookupTransaction, Tenant } from '../database/index.ts';
import type { HostedSite } from '../hosts/host-table.ts';
import type { Services } from '../services.ts';
import type { Actor, Standing } from './actor.ts';
import type { RouteAccess } from './route-access.ts';

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : never;

/** Returned by a handler that has written the response itself (a page, a redirect, a file). */
export const replied = Symbol('replied');

interface Call<E> {
  readonly params: E extends Endpoint<infer P> ? Output<P> : never;
  readonly query: E extends Endpoint<z.ZodType, infer Q> ? Output<Q> : never;
  readonly body: E extends Endpoint<z.ZodType, z.ZodType, infer B> ? Output<B> : never;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly services: Services;
  readonly now: Date;
}

/** A call about one website, inside its transaction: `tenant` is its only database handle. */
export interface TenantCall<E> extends Call<E> {
  readonly websiteId: string;
  readonly tenant: Tenant;
  readonly actor: Actor;
  readonly standing: Standing;
  /** For calls on a site host. */
  readonly site: HostedSite | null;
  /** Called after the commit and before the response: to wake a job, invalidate a page, or redirect. */
  readonly afterCommit: (work: () => void) => void;
}

/** A call without a website; `db` sees accounts, sessions and the host tables. */
export interface GlobalCall<E> extends Call<E> {
  readonly db: LookupTransaction;
  readonly actor: Actor;
}

/** A call with work that the database cannot roll back (an upload): it opens its own transactions. */
export interface OpenCall<E> extends Call<E> {
  readonly websiteId: string;
  readonly actor: Actor;
  readonly site: HostedSite | null;
  readonly inTenant: <T>(work: (tenant: Tenant) => Promise<T>) => Promise<T>;
}

/** A call on several tenants or none, in sequential transactions of its own. */
export interface PlatformCall<E> extends Call<E> {
  readonly actor: Actor;
  readonly inLookup: <T>(work: (db: LookupTransaction) => Promise<T>) => Promise<T>;
  readonly inWebsite: <T>(websiteId: string, work: (tenant: Tenant) => Promise<T>) => Promise<T>;
}

type HandlerResult<E> = EndpointResponse<E> | ErrorResult | typeof replied;

interface RouteOptions {
  readonly bodyLimit?: number;
  /** Default: `serverLimits.jsonDepth`. */
  readonly jsonDepth?: number;
}

/** A call before its input is parsed: only the caller is known, and `body` is unvalidated. */
export type UnreadCall = Omit<OpenCall<Endpoint>, 'params' | 'query' | 'body'> & {
  readonly body: unknown;
};

interface OpenRouteOptions extends RouteOptions {
  /** Explains input that failed its schema. Default: the errors of the schema. */
  readonly onInvalid?: (call: UnreadCall, error: ErrorResult) => Promise<ErrorResult>;
}

export type Route<E extends Endpoint = Endpoint> = {
  readonly endpoint: E;
  readonly access: RouteAccess;
  readonly options: OpenRouteOptions;
} & (
  | {
      readonly scope: 'tenant';
      readonly handle: (call: TenantCall<E>) => Promise<HandlerResult<E>>;
    }
  | {
      readonly scope: 'global';
      readonly handle: (call: GlobalCall<E>) => Promise<HandlerResult<E>>;
    }
  | { readonly scope: 'open'; readonly handle: (call: OpenCall<E>) => Promise<HandlerResult<E>> }
  | {
      readonly scope: 'platform';
      readonly handle: (call: PlatformCall<E>) => Promise<HandlerResult<E>>;
    }
);

type TenantAccess = Exclude<RouteAccess, { tenant: 'none' }>;

/** A route of one website: it runs in a transaction that only sees that website. An error rolls it back. */
export const tenantRoute = <E extends Endpoint>(
  endpoint: E,
  access: TenantAccess,
  handle: (call: TenantCall<E>) => Promise<HandlerResult<E>>,
  options: RouteOptions = {},
): Route => ({ scope: 'tenant', endpoint, access, handle, options }) as unknown as Route;

type GlobalAccess =
  | Extract<RouteAccess, { audience: 'account' }>
  | Extract<RouteAccess, { audience: 'public' }>;

/**
 * A route for accounts or websites in general whose work is not one transaction: password hashing, or two tenants in
 * turn.
 */
export const platformRoute = <E extends Endpoint>(
  endpoint: E,
  access: GlobalAccess,
  handle: (call: PlatformCall<E>) => Promise<HandlerResult<E>>,
  options: RouteOptions = {},
): Route => ({ scope: 'platform', endpoint, access, handle, options }) as unknown as Route;

/** A route for accounts and hosts, in one transaction. */
export const globalRoute = <E extends Endpoint>(
  endpoint: E,
  access: GlobalAccess,
  handle: (call: GlobalCall<E>) => Promise<HandlerResult<E>>,
  options: RouteOptions = {},
): Route => ({ scope: 'global', endpoint, access, handle, options }) as unknown as Route;

/** A route of one website that opens its own transactions, because part of its work is outside the database. */
export const openRoute = <E extends Endpoint>(
  endpoint: E,
  access: TenantAccess,
  handle: (call: OpenCall<E>) => Promise<HandlerResult<E>>,
  options: OpenRouteOptions = {},
): Route => ({ scope: 'open', endpoint, access, handle, options }) as unknown as Route;
