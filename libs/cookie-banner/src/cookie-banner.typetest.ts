import { createConsentStore, toCookieBannerForm, toPlace } from './index.ts';
import type { CookieBannerApiSettings, CookieBannerFormSettings } from './index.ts';
import { enhanceCookieBanner } from './dom/index.ts';

const api: CookieBannerApiSettings = { cookieBannerVariant: 'anything', cookieBannerText: null };
const form: CookieBannerFormSettings = toCookieBannerForm(api);

if (form.cookieBannerVariant === 'BAR') {
  form.cookieBannerPosition satisfies 'TOP' | 'BOTTOM';
} else {
  form.cookieBannerPosition satisfies 'TOP_LEFT' | 'TOP_RIGHT' | 'BOTTOM_LEFT' | 'BOTTOM_RIGHT';
}

// @ts-expect-error A bar does not sit in a corner.
({ ...form, cookieBannerVariant: 'BAR', cookieBannerPosition: 'TOP_LEFT' }) satisfies typeof form;

// @ts-expect-error The form speaks of the activity log, not of restricted visitor data.
void form.isVisitorDataRestricted;

// @ts-expect-error There is no such variant.
toPlace('MODAL', 'TOP');

const consent = createConsentStore({ read: () => undefined, write: () => {} }, Date.now);

// @ts-expect-error An answer is accepted or declined.
consent.write('later');

enhanceCookieBanner(document.body, {
  consent,
  send: (action, answer) => void `${action}${answer.toString()}`,
  onAnswer: (choice) => void (choice satisfies 'accept' | 'decline'),
});
