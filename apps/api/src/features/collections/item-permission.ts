import { err, type ErrorResult } from '@sitewright/contracts/errors';
import type { Standing } from '../../platform/routing/actor.ts';
import { itemKindOf } from './item-kind.ts';

/**
 * The routes of items ask for the configuration area alone, because what a collection holds is known only once it was
 * read: products are another permission than posts (ROLE-08).
 */
export const findItemPermissionError = (
  standing: Standing,
  type: number,
  use: 'read' | 'write' | 'delete',
): ErrorResult | null =>
  standing.permissions.has(itemKindOf(type)[use]) ? null : err('authorizationFail');
