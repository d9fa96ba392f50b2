import { err, type ErrorResult } from '@sitewright/contracts/errors';
import type { Standing } from '../../platform/routing/actor.ts';
import { itemKindOf } from './item-kind.ts';

/**
 * The error if the account may not use items of this collection type: products need other permissions than posts
 * (ROLE-08). Item routes only declare `config.access`, because they must read the collection to know its type.
 */
export const findItemPermissionError = (
  standing: Standing,
  collectionType: number,
  action: 'read' | 'write' | 'delete',
): ErrorResult | null =>
  standing.permissions.has(itemKindOf(collectionType)[action]) ? null : err('authorizationFail');
