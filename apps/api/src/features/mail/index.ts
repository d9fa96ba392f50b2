import type { Route } from '../../platform/routing/define-route.ts';
import { listMailRoute } from './list-mail.ts';

/** The website's outbox, as its owner reads it. */
export const mailRoutes: readonly Route[] = [listMailRoute];
