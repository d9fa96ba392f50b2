import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collaboratorRole, type CollaboratorRole } from './collaborator-role.ts';
import {
  findChangeError,
  findGrantError,
  missingPermissions,
  findLeaveError,
  standingsAfterTransfer,
  findTransferError,
} from './contributor-rules.ts';
import { permissions, type Permission } from './permission.ts';
import { rolePermissions } from './role-permissions.ts';
import { permissionsOf } from './site-account.ts';

const { ADMIN, BILLING, EDITOR, MODERATOR, STORE_MANAGER, VIEWER } = collaboratorRole;
const someRoles = fc.subarray([...collaboratorRole.codes], { minLength: 1 });
const someRights = fc.subarray([...permissions]).map((held) => new Set<Permission>(held));
const withRoles = (...roles: CollaboratorRole[]) => ({ isOwner: false, roles });
const owner = { isOwner: true, roles: [] };
const everything = permissionsOf(owner);
const without = (...lacked: Permission[]) =>
  new Set([...everything].filter((right) => !lacked.includes(right)));

describe('findGrantError', () => {
  it('allows accounts with contributors.write and all permissions of the granted roles (ROLE-14)', () => {
    fc.assert(
      fc.property(someRights, someRoles, (held, roles) => {
        const isWithin = roles.every((role) =>
          [...rolePermissions[role]].every((right) => held.has(right)),
        );
        const mayGive = held.has('contributors.write') && isWithin;
        expect(findGrantError(held, roles) === null).toBe(mayGive);
      }),
    );
  });

  it('returns rightsExceeded for one missing permission, and missingPermissions returns it (ROLE-14)', () => {
    const held = without('orders.refund');
    expect(findGrantError(held, [EDITOR, MODERATOR])).toBeNull();
    expect(findGrantError(held, [EDITOR, STORE_MANAGER])).toBe('rightsExceeded');
    expect(missingPermissions(held, [EDITOR, STORE_MANAGER])).toEqual(['orders.refund']);
  });

  it('returns authorizationFail without contributors.write (ROLE-14)', () => {
    expect(findGrantError(permissionsOf(withRoles(BILLING)), [VIEWER])).toBe('authorizationFail');
    expect(findGrantError(without('contributors.write'), [VIEWER])).toBe('authorizationFail');
  });

  it('cannot grant site.transfer or site.delete, which no role includes (ROLE-14)', () => {
    for (const right of ['site.transfer', 'site.delete'] as const)
      expect(permissionsOf(withRoles(...collaboratorRole.codes)).has(right)).toBe(false);
  });
});

describe('findChangeError', () => {
  it('returns ownerStays when the owner is changed or leaves (ROLE-14)', () => {
    expect(findChangeError(everything, owner)).toBe('ownerStays');
    expect(findLeaveError(owner)).toBe('ownerStays');
    expect(findLeaveError(withRoles(ADMIN))).toBeNull();
  });

  it('allows accounts with contributors.write and all permissions of the contributor (ROLE-14)', () => {
    fc.assert(
      fc.property(someRights, someRoles, (held, roles) => {
        const mayChange =
          held.has('contributors.write') && missingPermissions(held, roles).length === 0;
        expect(findChangeError(held, withRoles(...roles)) === null).toBe(mayChange);
      }),
    );
    expect(findChangeError(without('code.write'), withRoles(ADMIN))).toBe('rightsExceeded');
    expect(findChangeError(without('code.write'), withRoles(EDITOR))).toBeNull();
  });
});

describe('an ownership transfer', () => {
  it('is allowed only from the owner to a contributor of the website (ROLE-14)', () => {
    expect(findTransferError(owner, withRoles(VIEWER))).toBeNull();
    expect(findTransferError(withRoles(ADMIN), withRoles(EDITOR))).toBe('authorizationFail');
    expect(findTransferError(owner, null)).toBe('notFound');
    expect(findTransferError(owner, owner)).toBe('actionNotAllowed');
  });

  it('makes the target the only owner and the former owner an ADMIN (ROLE-14)', () => {
    expect(standingsAfterTransfer).toEqual({
      source: { isOwner: false, roles: [ADMIN] },
      target: { isOwner: true, roles: [] },
    });
  });
});
