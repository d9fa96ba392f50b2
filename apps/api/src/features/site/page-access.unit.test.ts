import { pageType } from '@sitewright/contracts/codes';
import { expect, it } from 'vitest';
import type { PageEntry } from '../presentation/public.ts';
import { closedContent, type MemberState } from './page-access.ts';

const page = { pageId: 'a'.repeat(24), title: 'Kiln plans', access: 'members' } as PageEntry;
const shownTo = (member: MemberState, access: PageEntry['access'] = 'members') =>
  closedContent({
    page: { ...page, access },
    path: '/club',
    siteTitle: 'The shop',
    websiteId: 'b'.repeat(24),
    secret: 's',
    unlockCookie: undefined,
    wrongPassword: false,
    member,
    now: new Date('2026-11-20T10:00:00.000Z'),
  });

it.each([
  ['nobody', pageType.PROTECTED_CONTENT, false],
  ['notCovered', pageType.MEMBER_AREA_ACCESS_DENIED, true],
] as const)(
  'a members’ page shows nothing of itself to %s, and says which of the two it is (LOCK-03)',
  (member, type, isMember) => {
    const content = shownTo(member);
    expect(content?.facts.pageType).toBe(type);
    expect(content?.main).toEqual({ kind: 'membersOnly', path: '/club', isMember });
    expect(JSON.stringify(content)).not.toContain('Kiln plans');
  },
);

it('a members’ page is open to the members whom it is for', () => {
  expect(shownTo('covered')).toBeNull();
});

it('being a member opens no lock, and an open page asks for nothing', () => {
  expect(shownTo('covered', 'locked')?.facts.pageType).toBe(pageType.LOCK_SCREEN);
  expect(shownTo('nobody', 'open')).toBeNull();
});
