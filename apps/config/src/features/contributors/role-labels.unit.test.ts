import { collaboratorRole, permissionsOf, type Permission } from '@sitewright/contracts/codes';
import { expect, it } from 'vitest';
import { assignableRoles, roleNames, roleLabels, roleAssignmentProblem } from './role-labels.ts';

const { ADMIN, EDITOR, REPORTING, STORE_MANAGER, VIEWER } = collaboratorRole;
const everything = permissionsOf({ isOwner: true, roles: [] });

it('lists every role once with a unique name and description', () => {
  expect(assignableRoles.toSorted((one, other) => one - other)).toEqual(collaboratorRole.codes);
  const words = Object.values(roleLabels).flatMap(({ name, may }) => [name, may]);
  expect(new Set(words).size).toBe(24);
});

it('joins role names in descending order of permissions', () => {
  expect(roleNames([REPORTING, EDITOR])).toBe('Editor and Reports');
  expect(roleNames([])).toBe('');
});

it('lists the missing permissions that prevent assigning a role', () => {
  const held = new Set<Permission>(['contributors.write', 'site.view_unpublished_site']);
  expect(roleAssignmentProblem(everything, ADMIN)).toBeUndefined();
  expect(roleAssignmentProblem(held, VIEWER)).toBeUndefined();
  expect(roleAssignmentProblem(held, REPORTING)).toBe(
    'You cannot assign this role: it has permissions that you lack, for config, analytics, and activity.',
  );
  expect(roleAssignmentProblem(held, STORE_MANAGER)).toMatch(
    /for config, files, reviews, and \d+ more\.$/,
  );
});
