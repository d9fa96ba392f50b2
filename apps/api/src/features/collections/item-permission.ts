import { err, type ErrorResult } from '@sitewright/contracts/errors';
import type { Standing } from '../../platform/routing/actor.ts';
import { itemKindOf } from './item-kind.ts';

/**
 * Item routes only require access to the configuration area, because the type of a collection is known only once it was
 * read: products need another permission than posts (ROLE-08).
 */
export const findItemPermissionError = (
  standing: Standing,
  type: number,
  use: 'read' | 'write' | 'delete',
): ErrorResult | null =>
  standing.permissions.has(itemKindOf(type)[use]) ? null : err('authorizationFail');
