import { pageType } from '@sitewright/contracts/codes';
import { readSignedToken } from '../../platform/security/signed-token.ts';
import type { PageEntry } from '../presentation/public.ts';
import type { PageContent } from './page-frame.ts';

interface AccessQuestion {
  readonly page: PageEntry;
  readonly path: string;
  readonly siteTitle: string;
  readonly websiteId: string;
  readonly secret: string;
  /** The visitor's unlock cookie. */
  readonly unlockCookie: string | undefined;
  readonly wrongPassword: boolean;
  readonly now: Date;
}

/** Who has a locked page's password holds a token for that page alone. */
export const unlockSubject = (page: Pick<PageEntry, 'pageId' | 'passwordHash'>): string =>
  `${page.pageId}-${(page.passwordHash ?? '').slice(-8).replaceAll('.', '')}`;

/**
 * What stands in place of a page that the visitor may not see; null when he may. Nothing of the page itself goes into
 * it, not even its title (LOCK-03).
 */
export function closedContent(question: AccessQuestion): PageContent | null {
  const { page, path, siteTitle, websiteId, secret, unlockCookie, now } = question;
  if (page.access === 'open') return null;
  if (page.access === 'members') {
    return {
      path,
      title: siteTitle,
      noIndex: true,
      main: { kind: 'membersOnly', path },
      facts: { pageType: pageType.MEMBER_AREA_ACCESS_DENIED },
    };
  }
  const token = readSignedToken(secret, 'unlock', unlockCookie, websiteId, now);
  if (token?.subject === unlockSubject(page)) return null;
  return {
    path,
    title: siteTitle,
    noIndex: true,
    main: { kind: 'locked', path, wrongPassword: question.wrongPassword },
    facts: { pageType: pageType.LOCK_SCREEN },
  };
}
