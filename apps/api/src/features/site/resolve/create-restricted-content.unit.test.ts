import { pageType } from '@sitewright/contracts/codes';
import { describe, expect, it } from 'vitest';
import { signToken } from '../../../platform/security/signed-token.ts';
import type { PageEntry } from '../../presentation/public.ts';
import {
  createRestrictedContent,
  createUnlockSubject,
  type MemberAccess,
} from './create-restricted-content.ts';

const page = { pageId: 'a'.repeat(24), title: 'Kiln plans', access: 'members' } as PageEntry;
const shownTo = (member: MemberAccess, access: PageEntry['access'] = 'members') =>
  createRestrictedContent({
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

describe('a locked page', () => {
  const now = new Date('2026-11-20T10:00:00.000Z');
  const websiteId = 'b'.repeat(24);
  const locked = { ...page, access: 'locked', passwordHash: 'scrypt.salt.first-password' } as const;
  const tokenFor = (of: Pick<PageEntry, 'pageId' | 'passwordHash'>, changes = {}) =>
    signToken('s', 'unlock', {
      websiteId,
      subject: createUnlockSubject(of),
      expiresAt: now.getTime() + 1,
      ...changes,
    });
  const isOpenWith = (unlockCookie: string | undefined) =>
    createRestrictedContent({
      page: locked,
      path: '/plans',
      siteTitle: 'The shop',
      websiteId,
      secret: 's',
      unlockCookie,
      wrongPassword: false,
      member: 'nobody',
      now,
    }) === null;

  it('opens for the token that its password gave', () => {
    expect(isOpenWith(tokenFor(locked))).toBe(true);
  });

  it.each([
    ['no token', undefined],
    ['the token of another page', tokenFor({ ...locked, pageId: 'c'.repeat(24) })],
    ['the token of a former password', tokenFor({ ...locked, passwordHash: 'scrypt.salt.former' })],
    ['the token of another website', tokenFor(locked, { websiteId: 'd'.repeat(24) })],
    ['a token that has ended', tokenFor(locked, { expiresAt: now.getTime() })],
    ['an altered token', `${tokenFor(locked)}x`],
  ])('stays closed for %s', (_, cookie) => {
    expect(isOpenWith(cookie)).toBe(false);
  });
});
