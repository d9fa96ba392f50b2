import { websiteStatus, type WebsiteStatus } from './website-status.ts';

const { BETA, COMPED, ENTERPRISE, EXPIRED, INTERNAL, PAID, PASTDUE, REMOVED, TRIAL } =
  websiteStatus;

/** Who changes a status: the product's billing automatically, or an operator. */
export type StatusChanger = 'billing' | 'operator';

/** Automatic transitions of billing, except to REMOVED. */
const billingSteps: Readonly<Partial<Record<WebsiteStatus, readonly WebsiteStatus[]>>> = {
  [TRIAL]: [PAID, EXPIRED],
  [PAID]: [PASTDUE],
  [PASTDUE]: [EXPIRED, PAID],
  [EXPIRED]: [PAID],
};

/** Statuses that only operators set. */
const granted: readonly WebsiteStatus[] = [INTERNAL, BETA, COMPED, ENTERPRISE];

/**
 * Whether a status change is allowed (CONTENT-06): TRIAL to PAID or EXPIRED, PAID to PASTDUE to EXPIRED and back to
 * PAID, any to REMOVED; INTERNAL, BETA, COMPED and ENTERPRISE are set by operators only.
 */
export function mayChangeWebsiteStatus(
  from: WebsiteStatus,
  to: WebsiteStatus,
  by: StatusChanger,
): boolean {
  if (from === to) return false;
  if (to === REMOVED) return true;
  if (granted.includes(to)) return by === 'operator';
  return billingSteps[from]?.includes(to) ?? false;
}
