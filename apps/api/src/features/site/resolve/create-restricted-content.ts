import { pageType } from '@sitewright/contracts/codes';
import { readSignedToken } from '../../../platform/security/signed-token.ts';
import type { PageEntry } from '../../presentation/public.ts';
import type { PageContent } from '../view/page-frame.ts';

/** The access of a visitor to a members' page: not signed in, a member of another plan, or a member who may see it. */
export type MemberAccess = 'anonymous' | 'denied' | 'granted';

const memberRestrictions = {
  anonymous: { type: pageType.PROTECTED_CONTENT, isMember: false },
  denied: { type: pageType.MEMBER_AREA_ACCESS_DENIED, isMember: true },
} as const;

interface AccessCheck {
  readonly page: PageEntry;
  readonly path: string;
  readonly siteTitle: string;
  readonly websiteId: string;
  readonly secret: string;
  /** The visitor's unlock cookie. */
  readonly unlockCookie: string | undefined;
  readonly wrongPassword: boolean;
  readonly member: MemberAccess;
  readonly now: Date;
}

/** Creates the subject of an unlock token. The token is valid for one page and for its current password. */
export const createUnlockSubject = (page: Pick<PageEntry, 'pageId' | 'passwordHash'>): string =>
  `${page.pageId}-${(page.passwordHash ?? '').slice(-8).replaceAll('.', '')}`;

/**
 * Creates the content that replaces a page that the visitor may not see; null if the visitor may see it. It contains
 * nothing of the page, not even the title (LOCK-03). A members' page is PROTECTED_CONTENT for visitors who have not
 * signed in, because signing in may be enough. It is MEMBER_AREA_ACCESS_DENIED for members without access, because
 * signing in would not help.
 */
export function createRestrictedContent(check: AccessCheck): PageContent | null {
  const { page, path, siteTitle, websiteId, secret, unlockCookie, now } = check;
  if (page.access === 'open') return null;
  if (page.access === 'members') {
    if (check.member === 'granted') return null;
    const { type, isMember } = memberRestrictions[check.member];
    return {
      path,
      title: siteTitle,
      noIndex: true,
      main: { kind: 'membersOnly', path, isMember },
      facts: { pageType: type },
    };
  }
  const token = readSignedToken(secret, 'unlock', unlockCookie, websiteId, now);
  if (token?.subject === createUnlockSubject(page)) return null;
  return {
    path,
    title: siteTitle,
    noIndex: true,
    main: { kind: 'locked', path, wrongPassword: check.wrongPassword },
    facts: { pageType: pageType.LOCK_SCREEN },
  };
}
