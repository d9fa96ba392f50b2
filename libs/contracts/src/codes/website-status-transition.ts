import { websiteStatus, type WebsiteStatus } from './website-status.ts';

const { BETA, COMPED, ENTERPRISE, EXPIRED, INTERNAL, PAID, PASTDUE, REMOVED, TRIAL } =
  websiteStatus;

/** Who changes a status: the billing of the product by itself, or a person who runs the product. */
export type StatusChanger = 'billing' | 'operator';

/** What billing does by itself, besides removing. */
const billingSteps: Readonly<Partial<Record<WebsiteStatus, readonly WebsiteStatus[]>>> = {
  [TRIAL]: [PAID, EXPIRED],
  [PAID]: [PASTDUE],
  [PASTDUE]: [EXPIRED, PAID],
  [EXPIRED]: [PAID],
};

/** What only people who run the product give. */
const granted: readonly WebsiteStatus[] = [INTERNAL, BETA, COMPED, ENTERPRISE];

/**
 * Whether a website may change its status so (CONTENT-06): TRIAL to PAID or EXPIRED, PAID to PASTDUE to EXPIRED
 * and back to PAID, any to REMOVED; INTERNAL, BETA, COMPED and ENTERPRISE are set by operators only.
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
