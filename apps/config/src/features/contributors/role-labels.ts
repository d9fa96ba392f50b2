import {
  collaboratorRole,
  lackedRights,
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
    may: 'Does everything but give the website away or delete it.',
  },
  [EDITOR]: {
    name: 'Editor',
    may: 'Edits, designs and publishes pages and builds forms; reads no submissions and no orders.',
  },
  [STORE_MANAGER]: {
    name: 'Store manager',
    may: 'Runs the shop: products, stock, orders, refunds, discounts, shipping and tax.',
  },
  [CAMPAIGNS_EDITOR]: {
    name: 'Campaigns editor',
    may: 'Writes and sends newsletters and keeps their mailing lists.',
  },
  [MODERATOR]: {
    name: 'Moderator',
    may: 'Decides which comments and reviews are shown.',
  },
  [COMMENTER]: {
    name: 'Commenter',
    may: 'Looks at the website before it is public and comments.',
  },
  [REPORTING]: {
    name: 'Reports',
    may: 'Reads visits, sales and what happened; changes nothing.',
  },
  [BILLING]: {
    name: 'Billing',
    may: 'Pays for the plan and reads settings, domains and contributors.',
  },
  [SCHEDULING]: {
    name: 'Scheduling',
    may: 'Runs the appointments and sets up when they can be booked.',
  },
  [SCHEDULING_EDITOR]: {
    name: 'Scheduling editor',
    may: 'Makes and moves appointments.',
  },
  [SCHEDULING_VIEWER]: {
    name: 'Scheduling viewer',
    may: 'Reads the appointments.',
  },
  [VIEWER]: {
    name: 'Viewer',
    may: 'Looks at the website before it is public.',
  },
};

/** The roles in the order in which they are offered: most permissions first. */
export const offeredRoles: readonly CollaboratorRole[] = [
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

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** Roles by name: `Editor and Reports`. */
export const roleNames = (roles: readonly CollaboratorRole[]): string =>
  list.format(
    offeredRoles.filter((role) => roles.includes(role)).map((role) => roleLabels[role].name),
  );

/** How many areas are named before the rest is summarized. */
const namedAreas = 3;

/** Why a role cannot be assigned; undefined if it can. */
export function whyNotGiven(
  held: ReadonlySet<Permission>,
  role: CollaboratorRole,
): string | undefined {
  const areas = lackedRights(held, [role]).map((right) => right.split('.')[0] ?? right);
  const names = [...new Set(areas)].map((area) => toSentenceCase(area).toLowerCase());
  if (names.length === 0) return undefined;
  const rest = names.length - namedAreas;
  const named = [...names.slice(0, namedAreas), ...(rest > 0 ? [`${rest} more`] : [])];
  return `You cannot give this role: it has rights that you lack, on ${list.format(named)}.`;
}
