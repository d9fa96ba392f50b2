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
const contentFor = (member: MemberAccess, access: PageEntry['access'] = 'members') =>
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
  ['anonymous', pageType.PROTECTED_CONTENT, false],
  ['denied', pageType.MEMBER_AREA_ACCESS_DENIED, true],
] as const)(
  'a members’ page does not reveal its title when access is %s, and has the matching page type (LOCK-03)',
  (member, type, isMember) => {
    const content = contentFor(member);
    expect(content?.facts.pageType).toBe(type);
    expect(content?.main).toEqual({ kind: 'membersOnly', path: '/club', isMember });
    expect(JSON.stringify(content)).not.toContain('Kiln plans');
  },
);

it('shows a members’ page to members with access', () => {
  expect(contentFor('granted')).toBeNull();
});

it('does not unlock a locked page for members, and shows an open page to everyone', () => {
  expect(contentFor('granted', 'locked')?.facts.pageType).toBe(pageType.LOCK_SCREEN);
  expect(contentFor('anonymous', 'open')).toBeNull();
});

describe('a locked page', () => {
  const now = new Date('2026-11-20T10:00:00.000Z');
  const websiteId = 'b'.repeat(24);
  const locked = { ...page, access: 'locked', passwordHash: 'scrypt.salt.first-password' } as const;
  const tokenFor = (page: Pick<PageEntry, 'pageId' | 'passwordHash'>, changes = {}) =>
    signToken('s', 'unlock', {
      websiteId,
      subject: createUnlockSubject(page),
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
      member: 'anonymous',
      now,
    }) === null;

  it('is unlocked by the token of its password', () => {
    expect(isOpenWith(tokenFor(locked))).toBe(true);
  });

  it.each([
    ['no token', undefined],
    ['the token of another page', tokenFor({ ...locked, pageId: 'c'.repeat(24) })],
    [
      'the token of a previous password',
      tokenFor({ ...locked, passwordHash: 'scrypt.salt.previous' }),
    ],
    ['the token of another website', tokenFor(locked, { websiteId: 'd'.repeat(24) })],
    ['an expired token', tokenFor(locked, { expiresAt: now.getTime() })],
    ['an altered token', `${tokenFor(locked)}x`],
  ])('is not unlocked by %s', (_, cookie) => {
    expect(isOpenWith(cookie)).toBe(false);
  });
});
