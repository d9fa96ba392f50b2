import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  toCookieBannerApi,
  toCookieBannerAppearance,
  toCookieBannerForm,
} from './convert-settings.ts';

describe('flags', () => {
  it.each([true, false])(
    'inverts isVisitorDataRestricted %s in both directions (COOKIE-05)',
    (flag) => {
      const form = toCookieBannerForm({ isVisitorDataRestricted: flag });
      expect(form.isActivityLogEnabled).toBe(!flag);
      expect(toCookieBannerApi(form)).toMatchObject({ isVisitorDataRestricted: flag });
      expect(toCookieBannerApi(form)).not.toHaveProperty('isActivityLogEnabled');
    },
  );

  it.each([true, false])(
    'preserves isRestrictiveCookiePolicyEnabled %s in both directions (COOKIE-06)',
    (flag) => {
      const form = toCookieBannerForm({ isRestrictiveCookiePolicyEnabled: flag });
      expect(form.isAnalyticsCookiesDisabled).toBe(flag);
      expect(toCookieBannerApi(form)).toMatchObject({ isRestrictiveCookiePolicyEnabled: flag });
      expect(toCookieBannerApi(form)).not.toHaveProperty('isAnalyticsCookiesDisabled');
    },
  );

  it('treats a missing flag as false', () => {
    expect(toCookieBannerForm({})).toMatchObject({
      isCookieBannerEnabled: false,
      isActivityLogEnabled: true,
      isAnalyticsCookiesDisabled: false,
      isRestrictiveCookiePolicyAbsolute: false,
    });
  });

  it('round-trips form settings through the API format', () => {
    const word = fc.option(
      fc.oneof(fc.constantFrom('POPUP', 'TOP_LEFT', 'LIGHT', 'TEXT'), fc.string()),
    );
    const flag = fc.option(fc.boolean());
    const api = fc.record({
      cookieBannerVariant: word,
      cookieBannerPosition: word,
      cookieBannerTheme: word,
      cookieBannerCtaVariant: word,
      cookieBannerText: word,
      cookieBannerCtaText: word,
      isCookieBannerEnabled: flag,
      isVisitorDataRestricted: flag,
      isRestrictiveCookiePolicyEnabled: flag,
      isRestrictiveCookiePolicyAbsolute: flag,
    });
    fc.assert(
      fc.property(api, (settings) => {
        const form = toCookieBannerForm(settings);
        expect(toCookieBannerForm(toCookieBannerApi(form))).toEqual(form);
      }),
    );
  });
});

describe('defaults', () => {
  const defaultText =
    'By using this website, you agree to our use of cookies. We use cookies to provide you with a great experience and to help our website run effectively.';

  it.each([undefined, null, '', ' '])(
    'uses the default accept text for %j (COOKIE-23)',
    (empty) => {
      const settings = toCookieBannerAppearance({ cookieBannerCtaText: empty as string });
      expect(settings.cookieBannerCtaText).toBe('Accept');
    },
  );

  it.each([undefined, null, '', '<p></p>', ' <p> </p> '])(
    'uses the default banner text for %j (COOKIE-24)',
    (empty) => {
      const settings = toCookieBannerAppearance({ cookieBannerText: empty as string });
      expect(settings.cookieBannerText).toBe(defaultText);
    },
  );

  it('keeps non-empty texts', () => {
    const cookieBannerText = '<p></p><p>We bake cookies.</p>';
    expect(toCookieBannerAppearance({ cookieBannerText })).toMatchObject({ cookieBannerText });
    expect(toCookieBannerAppearance({ cookieBannerCtaText: 'Fine' })).toMatchObject({
      cookieBannerCtaText: 'Fine',
    });
  });

  it('uses the default decline text for an empty text (COOKIE-28)', () => {
    const settings = toCookieBannerAppearance({ cookieBannerOptOutCtaText: '' });
    expect(settings.cookieBannerOptOutCtaText).toBe('Decline');
  });

  it.each(['', 'NEON', undefined])(
    'replaces the CTA variant %j with ICON (COOKIE-25)',
    (unknown) => {
      const settings = toCookieBannerAppearance({ cookieBannerCtaVariant: unknown ?? null });
      expect(settings.cookieBannerCtaVariant).toBe('ICON');
    },
  );

  it.each(['', 'NEON', undefined])('replaces the theme %j with DARK (COOKIE-26)', (unknown) => {
    const settings = toCookieBannerAppearance({ cookieBannerTheme: unknown ?? null });
    expect(settings.cookieBannerTheme).toBe('DARK');
  });

  it.each(['', 'NEON', undefined])('replaces the variant %j with BAR (COOKIE-27)', (unknown) => {
    const settings = toCookieBannerAppearance({ cookieBannerVariant: unknown ?? null });
    expect(settings.cookieBannerVariant).toBe('BAR');
  });

  it.each(['', 'NEON', undefined])(
    'replaces the accept type %j with OPT_IN (COOKIE-29)',
    (unknown) => {
      const settings = toCookieBannerAppearance({ cookieBannerAcceptType: unknown ?? null });
      expect(settings.cookieBannerAcceptType).toBe('OPT_IN');
    },
  );

  it('keeps all valid values', () => {
    expect(
      toCookieBannerAppearance({
        cookieBannerVariant: 'POPUP',
        cookieBannerPosition: 'TOP_RIGHT',
        cookieBannerTheme: 'LIGHT',
        cookieBannerCtaVariant: 'TEXT',
        cookieBannerAcceptType: 'OPT_IN_AND_OUT',
      }),
    ).toMatchObject({
      cookieBannerVariant: 'POPUP',
      cookieBannerPosition: 'TOP_RIGHT',
      cookieBannerTheme: 'LIGHT',
      cookieBannerCtaVariant: 'TEXT',
      cookieBannerAcceptType: 'OPT_IN_AND_OUT',
    });
  });
});
