import { defineCodes, type CodeOf } from './define-codes.ts';

/** The billing status of a website (specification 3; ENUM-34). 9 and 10 are reserved. */
export const websiteStatus = defineCodes('website status', {
  EXPIRED: 1,
  PASTDUE: 2,
  TRIAL: 3,
  BETA: 4,
  REMOVED: 5,
  INTERNAL: 6,
  COMPED: 7,
  PAID: 8,
  V5_LINKED: 11,
  ACTIVE_PARKING_PAGE: 12,
  RESOLD: 13,
  RESOLD_GRACE_PERIOD: 14,
  ENTERPRISE: 15,
});

/** A website status's number. */
export type WebsiteStatus = CodeOf<typeof websiteStatus>;
