import { describe, expect, it } from 'vitest';
import { collaboratorRole } from './collaborator-role.ts';
import { permissionCode } from './permission-code.ts';
import { finerPermissionCode, freshLoginPermissions, permissions } from './permission.ts';
import { rolePermissions, type PermissionHolder } from './role-permissions.ts';

/** The permission matrix in readable form: `*` requires a fresh login, `x` is granted. */
const matrix = `
permission                  OWN ADM BIL REP EDI MOD COM STO SCH VIE CAM SCV SCE
site.view_unpublished_site   x   x   x   x   x   x   x   x   x   x   x   x   x
config.access                x   x   x   x   x   x   .   x   x   .   x   x   x
content.read_draft           x   x   .   .   x   .   .   .   .   .   .   .   .
content.write                x   x   .   .   x   .   .   .   .   .   .   .   .
content.publish              x   x   .   .   x   .   .   .   .   .   .   .   .
content.delete               x   x   .   .   x   .   .   .   .   .   .   .   .
navigation.write             x   x   .   .   x   .   .   .   .   .   .   .   .
design.write                 x   x   .   .   x   .   .   .   .   .   .   .   .
seo.write                    x   x   .   .   x   .   .   .   .   .   .   .   .
files.upload                 x   x   .   .   x   .   .   x   x   .   x   .   x
files.delete                 x   x   .   .   x   .   .   .   .   .   .   .   .
code.write*                  x   x   .   .   .   .   .   .   .   .   .   .   .
comments.create              x   x   .   .   x   x   x   .   .   .   .   .   .
comments.moderate            x   x   .   .   x   x   .   .   .   .   .   .   .
reviews.moderate             x   x   .   .   .   x   .   x   .   .   .   .   .
forms.edit                   x   x   .   .   x   .   .   .   .   .   x   .   .
forms.submissions.read       x   x   .   .   .   .   .   .   .   .   .   .   .
forms.submissions.export*    x   x   .   .   .   .   .   .   .   .   .   .   .
forms.submissions.delete     x   x   .   .   .   .   .   .   .   .   .   .   .
members.read                 x   x   .   .   .   .   .   x   .   .   .   .   .
members.write                x   x   .   .   .   .   .   .   .   .   .   .   .
newsletter.lists.read        x   x   .   .   .   .   .   .   .   .   x   .   .
newsletter.lists.write       x   x   .   .   .   .   .   .   .   .   x   .   .
campaigns.write              x   x   .   .   .   .   .   .   .   .   x   .   .
campaigns.send               x   x   .   .   .   .   .   .   .   .   x   .   .
products.read                x   x   .   .   x   .   .   x   .   .   x   .   .
products.write               x   x   .   .   .   .   .   x   .   .   .   .   .
inventory.write              x   x   .   .   .   .   .   x   .   .   .   .   .
orders.read                  x   x   .   .   .   .   .   x   .   .   .   .   .
orders.fulfil                x   x   .   .   .   .   .   x   .   .   .   .   .
orders.refund                x   x   .   .   .   .   .   x   .   .   .   .   .
orders.export*               x   x   .   .   .   .   .   x   .   .   .   .   .
discounts.write              x   x   .   .   .   .   .   x   .   .   .   .   .
giftcards.issue              x   x   .   .   .   .   .   x   .   .   .   .   .
shipping_tax.write           x   x   .   .   .   .   .   x   .   .   .   .   .
payments.connect*            x   x   .   .   .   .   .   .   .   .   .   .   .
customers.erase*             x   x   .   .   .   .   .   .   .   .   .   .   .
scheduling.read              x   x   .   .   .   .   .   .   x   .   .   x   x
scheduling.write             x   x   .   .   .   .   .   .   x   .   .   .   x
scheduling.settings          x   x   .   .   .   .   .   .   x   .   .   .   .
analytics.read               x   x   .   x   x   .   .   x   .   .   x   .   .
analytics.sales.read         x   x   .   x   .   .   .   x   .   .   .   .   .
activity.read                x   x   .   x   .   .   .   .   .   .   .   .   .
settings.read                x   x   x   .   x   .   .   .   .   .   .   .   .
settings.write               x   x   .   .   .   .   .   .   .   .   .   .   .
multilingual.write           x   x   .   .   x   .   .   .   .   .   .   .   .
domains.read                 x   x   x   .   .   .   .   .   .   .   .   .   .
domains.write*               x   x   .   .   .   .   .   .   .   .   .   .   .
billing.read                 x   x   x   .   .   .   .   .   .   .   .   .   .
billing.write*               x   x   x   .   .   .   .   .   .   .   .   .   .
contributors.read            x   x   x   .   .   .   .   .   .   .   .   .   .
contributors.write*          x   x   .   .   .   .   .   .   .   .   .   .   .
api_keys.write*              x   x   .   .   .   .   .   .   .   .   .   .   .
webhooks.write*              x   x   .   .   .   .   .   .   .   .   .   .   .
export.all*                  x   x   .   .   .   .   .   .   .   .   .   .   .
audit.read                   x   x   .   .   .   .   .   .   .   .   .   .   .
site.transfer*               x   .   .   .   .   .   .   .   .   .   .   .   .
site.delete*                 x   .   .   .   .   .   .   .   .   .   .   .   .
`;

const [, ...rows] = matrix
  .trim()
  .split('\n')
  .map((row) => row.split(/\s+/));
const columns: readonly PermissionHolder[] = ['OWNER', ...collaboratorRole.codes];

const inMatrix = (holder: PermissionHolder) => {
  const column = columns.indexOf(holder) + 1;
  return rows.filter((row) => row[column] === 'x').map(([name = '']) => name.replace('*', ''));
};

it('lists the permissions of the matrix with unique numbers (ENUM-48, ENUM-52)', () => {
  expect(permissions).toStrictEqual(rows.map(([name = '']) => name.replace('*', '')));
  const numbers = [...permissionCode.codes, ...finerPermissionCode.codes];
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(numbers).toHaveLength(8 + permissions.length);
});

it('requires a fresh login for exactly the starred permissions of the matrix (ROLE-04)', () => {
  expect([...freshLoginPermissions]).toStrictEqual(
    rows.flatMap(([name = '']) => (name.endsWith('*') ? [name.replace('*', '')] : [])),
  );
});

describe('rolePermissions', () => {
  const { ADMIN, BILLING, CAMPAIGNS_EDITOR, COMMENTER, EDITOR, MODERATOR } = collaboratorRole;
  const { REPORTING, SCHEDULING, SCHEDULING_EDITOR, SCHEDULING_VIEWER } = collaboratorRole;
  const { STORE_MANAGER, VIEWER } = collaboratorRole;

  it.each<[string, readonly PermissionHolder[]]>([
    ['ROLE-04', ['OWNER', ADMIN]],
    ['ROLE-05', [BILLING, REPORTING, EDITOR, VIEWER]],
    ['ROLE-06', [MODERATOR, COMMENTER, STORE_MANAGER, CAMPAIGNS_EDITOR]],
    ['ROLE-07', [SCHEDULING, SCHEDULING_VIEWER, SCHEDULING_EDITOR]],
  ])('grants each role exactly the permissions of the matrix (%s)', (_, holders) => {
    for (const holder of holders) {
      expect([...rolePermissions[holder]]).toStrictEqual(inMatrix(holder));
    }
  });

  it('grants a VIEWER only site.view_unpublished_site (ROLE-05)', () => {
    expect([...rolePermissions[VIEWER]]).toStrictEqual(['site.view_unpublished_site']);
  });
});
