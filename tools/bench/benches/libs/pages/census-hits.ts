import {
  createHitRecorder,
  createVisitorIdentity,
  mayStore,
  toCookiePolicy,
} from '@sitewright/analytics-census';
import {
  createPageCookies,
  createPageSend,
  hasPrivacyControl,
  readDevice,
} from '@sitewright/analytics-census/dom';

/** Methods of counting a visit; `plain` is a simple `fetch` without `keepalive`. */
const methods: Readonly<Record<string, (hits: number) => void>> = {
  ours(hits) {
    const policy = toCookiePolicy({
      isRestrictiveCookiePolicyEnabled: false,
      isRestrictiveCookiePolicyAbsolute: false,
      isCloneable: false,
      hasPrivacyControl: hasPrivacyControl(navigator),
    });
    const recordHit = createHitRecorder({
      send: createPageSend(fetch.bind(window)),
      identity: createVisitorIdentity({
        jar: createPageCookies(document),
        mayStore: () => mayStore(policy, undefined),
        createId: () => crypto.randomUUID(),
      }),
      readVisit: () => ({
        account: 'none',
        pagePath: location.pathname,
        pageType: 2,
        isTrackingDisabled: false,
      }),
      readDevice: () => readDevice(window),
      now: Date.now,
    });
    for (let hit = 0; hit < hits; hit++) {
      void recordHit({
        websiteId: 'site',
        templateId: 'template',
        locale: 'en',
        url: location.href,
        title: document.title,
        collectionId: 'collection',
      });
    }
  },
  plain(hits) {
    for (let hit = 0; hit < hits; hit++) {
      fetch('/api/census/RecordHit', { method: 'POST', body: location.href }).catch(() => {});
    }
  },
};

/** Sends this number of hits, and immediately navigates to the next page. */
export function visit(method: string, page: number, hits: number): void {
  methods[method]?.(hits);
  location.replace(`/${method}/${page + 1}`);
}
