import { pageType } from '@sitewright/contracts/codes';
import { readSignedToken } from '../../../platform/security/signed-token.ts';
import type { PageEntry } from '../../presentation/public.ts';
import type { PageContent } from '../view/page-frame.ts';

/** How somebody stands to what a members' page asks for: no member at all, one whom it is not for, one whom it is for. */
export type MemberAccess = 'nobody' | 'notCovered' | 'covered';

const memberRestrictions = {
  nobody: { type: pageType.PROTECTED_CONTENT, isMember: false },
  notCovered: { type: pageType.MEMBER_AREA_ACCESS_DENIED, isMember: true },
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

/** Who has a locked page's password holds a token for that page alone. */
export const createUnlockSubject = (page: Pick<PageEntry, 'pageId' | 'passwordHash'>): string =>
  `${page.pageId}-${(page.passwordHash ?? '').slice(-8).replaceAll('.', '')}`;

/**
 * What stands in place of a page that the visitor may not see; null when he may. Nothing of the page itself goes into
 * it, not even its title (LOCK-03). A members' page is PROTECTED_CONTENT to who has not signed in: signing in may be all
 * that is missing. It is MEMBER_AREA_ACCESS_DENIED to a member whom his membership does not let in: it would not help.
 */
export function createRestrictedContent(question: AccessCheck): PageContent | null {
  const { page, path, siteTitle, websiteId, secret, unlockCookie, now } = question;
  if (page.access === 'open') return null;
  if (page.access === 'members') {
    if (question.member === 'covered') return null;
    const { type, isMember } = memberRestrictions[question.member];
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
    main: { kind: 'locked', path, wrongPassword: question.wrongPassword },
    facts: { pageType: pageType.LOCK_SCREEN },
  };
}
