import { describe, expect, it } from 'vitest';
import { isPageViewTracked, isVisitTracked, type Visit } from './visit.ts';

const anonymous: Visit = {
  account: 'none',
  pagePath: '/about',
  pageType: 2,
  isTrackingDisabled: false,
};

const visit = (change: Partial<Visit>) => isVisitTracked({ ...anonymous, ...change });

describe('isVisitTracked', () => {
  it('is true for anonymous visitors and for viewer-only accounts (CENSUS-04)', () => {
    expect(visit({})).toBe(true);
    expect(visit({ account: 'viewerOnly' })).toBe(true);
  });

  it('is false for any other logged-in account (CENSUS-03)', () => {
    expect(visit({ account: 'collaborator' })).toBe(false);
  });

  it.each(['/config', '/config/', '/config/design'])(
    'is false on %s unless the account is viewer-only (CENSUS-05)',
    (pagePath) => {
      expect(visit({ pagePath })).toBe(false);
      expect(visit({ pagePath, account: 'collaborator' })).toBe(false);
      expect(visit({ pagePath, account: 'viewerOnly' })).toBe(true);
    },
  );

  it('is true on a page with a path that only starts with /config, such as /configurations', () => {
    expect(visit({ pagePath: '/configurations' })).toBe(true);
  });

  it('is false on not-found pages (CENSUS-06)', () => {
    expect(visit({ pageType: 100 })).toBe(false);
  });

  it('is false on lock-screen pages (CENSUS-07)', () => {
    expect(visit({ pageType: 103 })).toBe(false);
  });

  it('is false on access-denied pages (CENSUS-08)', () => {
    expect(visit({ pageType: 106 })).toBe(false);
  });

  it('is false when a disable flag is set (CENSUS-09)', () => {
    expect(visit({ isTrackingDisabled: true })).toBe(false);
    expect(visit({ isTrackingDisabled: true, account: 'viewerOnly' })).toBe(false);
  });
});

describe('isPageViewTracked', () => {
  it.each([{ pagePath: '/search' }, { pagePath: '/de/search', pageType: 102 }])(
    'is false on the search page %j, but the visit is tracked (ROUTE-26)',
    (change) => {
      expect(isPageViewTracked({ ...anonymous, ...change })).toBe(false);
      expect(isVisitTracked({ ...anonymous, ...change })).toBe(true);
    },
  );

  it('is true on other tracked pages and false when the visit is not tracked', () => {
    expect(isPageViewTracked({ ...anonymous, pagePath: '/research' })).toBe(true);
    expect(isPageViewTracked({ ...anonymous, account: 'collaborator' })).toBe(false);
  });
});
