import {
  collaboratorRole,
  missingPermissions,
  type CollaboratorRole,
  type Permission,
} from '@sitewright/contracts/codes';
import { toSentenceCase } from '../../format/readable.ts';

interface RoleLabels {
  readonly name: string;
  /** Describes what a person with this role can do. */
  readonly may: string;
}

const {
  ADMIN,
  BILLING,
  REPORTING,
  EDITOR,
  MODERATOR,
  COMMENTER,
  STORE_MANAGER,
  SCHEDULING,
  VIEWER,
  CAMPAIGNS_EDITOR,
  SCHEDULING_VIEWER,
  SCHEDULING_EDITOR,
} = collaboratorRole;

/** Name and description of each role. */
export const roleLabels: Readonly<Record<CollaboratorRole, RoleLabels>> = {
  [ADMIN]: {
    name: 'Administrator',
    may: 'Can do everything except transfer or delete the website.',
  },
  [EDITOR]: {
    name: 'Editor',
    may: 'Can edit, design and publish pages and build forms, but not read submissions or orders.',
  },
  [STORE_MANAGER]: {
    name: 'Store manager',
    may: 'Can manage products, stock, orders, refunds, discounts, shipping and tax.',
  },
  [CAMPAIGNS_EDITOR]: {
    name: 'Campaigns editor',
    may: 'Can write and send newsletters and manage mailing lists.',
  },
  [MODERATOR]: {
    name: 'Moderator',
    may: 'Can approve comments and reviews.',
  },
  [COMMENTER]: {
    name: 'Commenter',
    may: 'Can preview the website before it is public, and comment.',
  },
  [REPORTING]: {
    name: 'Reports',
    may: 'Can view visits, sales and activity.',
  },
  [BILLING]: {
    name: 'Billing',
    may: 'Can pay for the plan and view settings, domains and contributors.',
  },
  [SCHEDULING]: {
    name: 'Scheduling',
    may: 'Can manage appointments and availability.',
  },
  [SCHEDULING_EDITOR]: {
    name: 'Scheduling editor',
    may: 'Can add and move appointments.',
  },
  [SCHEDULING_VIEWER]: {
    name: 'Scheduling viewer',
    may: 'Can view appointments.',
  },
  [VIEWER]: {
    name: 'Viewer',
    may: 'Can preview the website before it is public.',
  },
};

/** The roles in the order in which they are offered: most permissions first. */
export const assignableRoles: readonly CollaboratorRole[] = [
  ADMIN,
  EDITOR,
  STORE_MANAGER,
  CAMPAIGNS_EDITOR,
  MODERATOR,
  COMMENTER,
  REPORTING,
  BILLING,
  SCHEDULING,
  SCHEDULING_EDITOR,
  SCHEDULING_VIEWER,
  VIEWER,
];

const listFormat = new Intl.ListFormat('en', { type: 'conjunction' });

/** Roles by name: `Editor and Reports`. */
export const roleNames = (roles: readonly CollaboratorRole[]): string =>
  listFormat.format(
    assignableRoles.filter((role) => roles.includes(role)).map((role) => roleLabels[role].name),
  );

/** How many areas are named before the rest is summarized. */
const maxNamedAreas = 3;

/** Why a role cannot be assigned; undefined if it can. */
export function roleAssignmentProblem(
  held: ReadonlySet<Permission>,
  role: CollaboratorRole,
): string | undefined {
  const areas = missingPermissions(held, [role]).map((right) => right.split('.')[0] ?? right);
  const names = [...new Set(areas)].map((area) => toSentenceCase(area).toLowerCase());
  if (names.length === 0) return undefined;
  const unnamedCount = names.length - maxNamedAreas;
  const more = unnamedCount > 0 ? [`${unnamedCount} more`] : [];
  const areaList = listFormat.format([...names.slice(0, maxNamedAreas), ...more]);
  return `You cannot assign this role: it has permissions that you lack, for ${areaList}.`;
}
