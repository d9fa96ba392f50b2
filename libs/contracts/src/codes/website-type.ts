import { defineCodes, type CodeOf } from './define-codes.ts';

/** The commercial type of a website (specification 3; ENUM-35). */
export const websiteType = defineCodes('website type', {
  CLASSIC: 1,
  COVER_PAGE: 2,
  PARKING_PAGE: 3,
  COMMERCE: 4,
  ENTERPRISE: 5,
});

/** A website type's number. */
export type WebsiteType = CodeOf<typeof websiteType>;
