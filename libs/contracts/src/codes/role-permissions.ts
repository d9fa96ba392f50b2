import { collaboratorRole, type CollaboratorRole } from './collaborator-role.ts';
import { permissions, type Permission } from './permission.ts';

const {
  ADMIN,
  BILLING,
  REPORTING,
  EDITOR,
  MODERATOR,
  COMMENTER,
  STORE_MANAGER,
  SCHEDULING,
  CAMPAIGNS_EDITOR,
  SCHEDULING_VIEWER,
  SCHEDULING_EDITOR,
} = collaboratorRole;

/** A holder of permissions: a role, or the owner of the website, which has no role number (ROLE-04). */
export type PermissionHolder = CollaboratorRole | 'OWNER';

/** Any role, including VIEWER. */
const anyone = collaboratorRole.codes;

/** Any role that works on the site: all except those that only view or comment. */
const staff = [
  ADMIN,
  BILLING,
  REPORTING,
  EDITOR,
  MODERATOR,
  STORE_MANAGER,
  SCHEDULING,
  CAMPAIGNS_EDITOR,
  SCHEDULING_VIEWER,
  SCHEDULING_EDITOR,
] as const;

/**
 * The permission matrix: each permission with the roles that have it (ROLE-04 to ROLE-07). The owner has all.
 * Submissions are personal data: an EDITOR builds forms but does not read them.
 */
const roleHolders: Readonly<Record<Permission, readonly CollaboratorRole[]>> = {
  'site.view_unpublished_site': anyone,
  'config.access': staff,

  'content.read_draft': [ADMIN, EDITOR],
  'content.write': [ADMIN, EDITOR],
  'content.publish': [ADMIN, EDITOR],
  'content.delete': [ADMIN, EDITOR],
  'navigation.write': [ADMIN, EDITOR],
  'design.write': [ADMIN, EDITOR],
  'seo.write': [ADMIN, EDITOR],
  'files.upload': [ADMIN, EDITOR, STORE_MANAGER, SCHEDULING, CAMPAIGNS_EDITOR, SCHEDULING_EDITOR],
  'files.delete': [ADMIN, EDITOR],
  'code.write': [ADMIN],

  'comments.create': [ADMIN, EDITOR, MODERATOR, COMMENTER],
  'comments.moderate': [ADMIN, EDITOR, MODERATOR],
  'reviews.moderate': [ADMIN, MODERATOR, STORE_MANAGER],

  'forms.edit': [ADMIN, EDITOR, CAMPAIGNS_EDITOR],
  'forms.submissions.read': [ADMIN],
  'forms.submissions.export': [ADMIN],
  'forms.submissions.delete': [ADMIN],

  'members.read': [ADMIN, STORE_MANAGER],
  'members.write': [ADMIN],

  'newsletter.lists.read': [ADMIN, CAMPAIGNS_EDITOR],
  'newsletter.lists.write': [ADMIN, CAMPAIGNS_EDITOR],
  'campaigns.write': [ADMIN, CAMPAIGNS_EDITOR],
  'campaigns.send': [ADMIN, CAMPAIGNS_EDITOR],

  'products.read': [ADMIN, EDITOR, STORE_MANAGER, CAMPAIGNS_EDITOR],
  'products.write': [ADMIN, STORE_MANAGER],
  'inventory.write': [ADMIN, STORE_MANAGER],
  'orders.read': [ADMIN, STORE_MANAGER],
  'orders.fulfil': [ADMIN, STORE_MANAGER],
  'orders.refund': [ADMIN, STORE_MANAGER],
  'orders.export': [ADMIN, STORE_MANAGER],
  'discounts.write': [ADMIN, STORE_MANAGER],
  'giftcards.issue': [ADMIN, STORE_MANAGER],
  'shipping_tax.write': [ADMIN, STORE_MANAGER],
  'payments.connect': [ADMIN],
  'customers.erase': [ADMIN],

  'scheduling.read': [ADMIN, SCHEDULING, SCHEDULING_VIEWER, SCHEDULING_EDITOR],
  'scheduling.write': [ADMIN, SCHEDULING, SCHEDULING_EDITOR],
  'scheduling.settings': [ADMIN, SCHEDULING],

  'analytics.read': [ADMIN, REPORTING, EDITOR, STORE_MANAGER, CAMPAIGNS_EDITOR],
  'analytics.sales.read': [ADMIN, REPORTING, STORE_MANAGER],
  'activity.read': [ADMIN, REPORTING],

  'settings.read': [ADMIN, BILLING, EDITOR],
  'settings.write': [ADMIN],
  'multilingual.write': [ADMIN, EDITOR],
  'domains.read': [ADMIN, BILLING],
  'domains.write': [ADMIN],

  'billing.read': [ADMIN, BILLING],
  'billing.write': [ADMIN, BILLING],

  'contributors.read': [ADMIN, BILLING],
  'contributors.write': [ADMIN],
  'api_keys.write': [ADMIN],
  'webhooks.write': [ADMIN],
  'export.all': [ADMIN],
  'audit.read': [ADMIN],
  'site.transfer': [],
  'site.delete': [],
};

const holds = (holder: PermissionHolder, permission: Permission): boolean =>
  holder === 'OWNER' || roleHolders[permission].includes(holder);

/** All holders of permissions, the owner first. */
export const permissionHolders: readonly PermissionHolder[] = ['OWNER', ...collaboratorRole.codes];

/** The permissions of each holder. */
export const rolePermissions = Object.fromEntries(
  permissionHolders.map((holder) => [
    holder,
    new Set(permissions.filter((permission) => holds(holder, permission))),
  ]),
) as unknown as Readonly<Record<PermissionHolder, ReadonlySet<Permission>>>;
