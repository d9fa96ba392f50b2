import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { collaboratorRole } from './collaborator-role.ts';
import { permissionCode } from './permission-code.ts';
import { permissions } from './permission.ts';
import { rolePermissions } from './role-permissions.ts';
import { isVisitor, permissionCodesOf, permissionsOf } from './site-account.ts';

const { EDITOR, REPORTING, STORE_MANAGER, VIEWER } = collaboratorRole;
const collaborator = (...roles: (typeof EDITOR | typeof VIEWER | typeof REPORTING)[]) => ({
  isOwner: false,
  roles,
});
const owner = { isOwner: true, roles: [] };

it('grants an account the union of the permissions of its roles (ROLE-04)', () => {
  fc.assert(
    fc.property(fc.subarray([...collaboratorRole.codes]), (roles) => {
      const union = new Set(roles.flatMap((role) => [...rolePermissions[role]]));
      expect(permissionsOf({ isOwner: false, roles })).toStrictEqual(union);
    }),
  );
});

it('grants the owner every permission, regardless of roles (ROLE-04)', () => {
  expect([...permissionsOf(owner)]).toStrictEqual(permissions);
  expect([...permissionsOf({ isOwner: true, roles: [VIEWER] })]).toStrictEqual(permissions);
});

it('derives the area codes from the permissions (ROLE-04)', () => {
  const namesOf = (...roles: Parameters<typeof collaborator>) =>
    permissionCodesOf(collaborator(...roles)).map((code) => permissionCode.nameOf(code));

  expect(namesOf(EDITOR)).toStrictEqual(['CONFIG', 'CONTENT_MANAGER', 'SETTINGS']);
  expect(namesOf(EDITOR, REPORTING)).toStrictEqual([
    'CONFIG',
    'CONTENT_MANAGER',
    'SETTINGS',
    'ACTIVITY',
  ]);
  expect(namesOf(VIEWER)).toStrictEqual([]);
  expect(permissionCodesOf({ isOwner: false, roles: [STORE_MANAGER] })).toStrictEqual([1, 14]);
  expect(permissionCodesOf(owner)).toStrictEqual([1, 2, 11, 12, 13, 14, 15]);
});

it('returns only the code 0 for an account without roles (ROLE-04)', () => {
  expect(permissionCodesOf(collaborator())).toStrictEqual([0]);
});

it('treats viewers as visitors, but not other collaborators or the owner (ROLE-03)', () => {
  expect(isVisitor(collaborator(VIEWER))).toBe(true);
  for (const role of collaboratorRole.codes.filter((code) => code !== VIEWER)) {
    expect(isVisitor({ isOwner: false, roles: [role] })).toBe(false);
    expect(isVisitor({ isOwner: false, roles: [VIEWER, role] })).toBe(false);
  }
  expect(isVisitor(owner)).toBe(false);
  expect(isVisitor({ isOwner: true, roles: [VIEWER] })).toBe(false);
});

it('treats anonymous users and accounts without roles as visitors (ROLE-03)', () => {
  expect(isVisitor(undefined)).toBe(true);
  expect(isVisitor(collaborator())).toBe(true);
});
