import { collaboratorRole, permissionsOf, type Permission } from '@sitewright/contracts/codes';
import { expect, it } from 'vitest';
import { offeredRoles, roleNames, roleLabels, whyNotGiven } from './role-labels.ts';

const { ADMIN, EDITOR, REPORTING, STORE_MANAGER, VIEWER } = collaboratorRole;
const everything = permissionsOf({ isOwner: true, roles: [] });

it('offers every role once, each with words of its own', () => {
  expect(offeredRoles.toSorted((one, other) => one - other)).toEqual(collaboratorRole.codes);
  const words = Object.values(roleLabels).flatMap(({ name, may }) => [name, may]);
  expect(new Set(words).size).toBe(24);
});

it('names several roles from much to little', () => {
  expect(roleNames([REPORTING, EDITOR])).toBe('Editor and Reports');
  expect(roleNames([])).toBe('');
});

it('names the missing permissions of a person who cannot assign a role', () => {
  const held = new Set<Permission>(['contributors.write', 'site.view_unpublished_site']);
  expect(whyNotGiven(everything, ADMIN)).toBeUndefined();
  expect(whyNotGiven(held, VIEWER)).toBeUndefined();
  expect(whyNotGiven(held, REPORTING)).toBe(
    'You cannot assign this role: it has permissions that you lack, for config, analytics, and activity.',
  );
  expect(whyNotGiven(held, STORE_MANAGER)).toMatch(/for config, files, reviews, and \d+ more\.$/);
});
