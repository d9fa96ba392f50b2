import { defineCodes, type CodeNameOf } from './define-codes.ts';

/**
 * The finer permission codes that routes require, by name. The specification mentions about seventy codes and shows
 * eight (`permissionCode`); these names and numbers are ours, and unique (ENUM-48, ENUM-52).
 */
export const finerPermissionCode = defineCodes('finer permission code', {
  'site.view_unpublished_site': 100,
  'config.access': 101,

  'content.read_draft': 110,
  'content.write': 111,
  'content.publish': 112,
  'content.delete': 113,
  'navigation.write': 114,
  'design.write': 115,
  'seo.write': 116,
  'files.upload': 117,
  'files.delete': 118,
  'code.write': 119,

  'comments.create': 130,
  'comments.moderate': 131,
  'reviews.moderate': 132,

  'forms.edit': 140,
  'forms.submissions.read': 141,
  'forms.submissions.export': 142,
  'forms.submissions.delete': 143,

  'members.read': 150,
  'members.write': 151,

  'newsletter.lists.read': 160,
  'newsletter.lists.write': 161,
  'campaigns.write': 162,
  'campaigns.send': 163,

  'products.read': 170,
  'products.write': 171,
  'inventory.write': 172,
  'orders.read': 173,
  'orders.fulfil': 174,
  'orders.refund': 175,
  'orders.export': 176,
  'discounts.write': 177,
  'giftcards.issue': 178,
  'shipping_tax.write': 179,
  'payments.connect': 180,
  'customers.erase': 181,

  'scheduling.read': 190,
  'scheduling.write': 191,
  'scheduling.settings': 192,

  'analytics.read': 200,
  'analytics.sales.read': 201,
  'activity.read': 202,

  'settings.read': 210,
  'settings.write': 211,
  'multilingual.write': 212,
  'domains.read': 213,
  'domains.write': 214,

  'billing.read': 220,
  'billing.write': 221,

  'contributors.read': 230,
  'contributors.write': 231,
  'api_keys.write': 232,
  'webhooks.write': 233,
  'export.all': 234,
  'audit.read': 235,
  'site.transfer': 236,
  'site.delete': 237,
});

/** A permission by name: `orders.refund`. */
export type Permission = CodeNameOf<typeof finerPermissionCode>;

/** Every permission, in the order of the table. */
export const permissions = Object.freeze(
  finerPermissionCode.codes.map((code) => finerPermissionCode.nameOf(code)),
);

/** How long a login counts as fresh. */
export const freshLoginMs = 10 * 60 * 1000;

/** Permissions that require a login within the last `freshLoginMs`, because their effects are irreversible. */
export const freshLoginPermissions: ReadonlySet<Permission> = new Set<Permission>([
  'code.write',
  'forms.submissions.export',
  'orders.export',
  'payments.connect',
  'customers.erase',
  'domains.write',
  'billing.write',
  'contributors.write',
  'api_keys.write',
  'webhooks.write',
  'export.all',
  'site.transfer',
  'site.delete',
]);
