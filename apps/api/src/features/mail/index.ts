import type { Route } from '../../platform/routing/define-route.ts';
import { listMailRoute } from './list-mail.ts';

/** The website's outbox for its owner. */
export const mailRoutes: readonly Route[] = [listMailRoute];
