import { createConsentStore } from '@sitewright/cookie-banner';
import { enhanceCookieBanner } from '@sitewright/cookie-banner/dom';
import styles from '@sitewright/cookie-banner/styles.css?inline';
import { run } from 'vanilla-cookieconsent';
import peerStyles from 'vanilla-cookieconsent/dist/cookieconsent.css?inline';

const description =
  'By using this website, you agree to our use of cookies. We use cookies to provide you with a great experience and to help our website run effectively.';

function addStyles(text: string): void {
  const style = document.createElement('style');
  style.textContent = text;
  document.head.append(style);
}

const banners: Readonly<Record<string, () => void>> = {
  ours() {
    addStyles(styles);
    const root = document.getElementById('cookie-banner');
    if (root === null) throw new Error('The page has no banner.');
    const cookies = { read: () => undefined, write: () => {} };
    enhanceCookieBanner(root, { consent: createConsentStore(cookies, Date.now), send: () => {} });
  },
  peer() {
    addStyles(peerStyles);
    const texts = { title: 'Cookies', description, acceptAllBtn: 'Accept' };
    void run({
      // The library takes this browser for a bot.
      hideFromBots: false,
      categories: { necessary: { enabled: true, readOnly: true }, analytics: {} },
      language: {
        default: 'en',
        translations: {
          en: {
            consentModal: { ...texts, acceptNecessaryBtn: 'Decline' },
            preferencesModal: { title: 'Cookies', sections: [] },
          },
        },
      },
    });
  },
};

/** Shows a banner; returns its layout shift, and whether it is the largest paint, after two seconds. */
export async function show(name: string) {
  let layoutShift = 0;
  let isLargest = false;
  new PerformanceObserver((list) => {
    for (const { element } of list.getEntries() as LargestContentfulPaint[])
      isLargest = element?.closest('#cookie-banner, #cc-main') !== null;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      layoutShift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  banners[name]?.();
  await new Promise((resolve) => void setTimeout(resolve, 2_000));
  return {
    layoutShift,
    largest: isLargest ? 1 : 0,
    isShown: document.querySelector('#cookie-banner, #cc-main .cm')?.checkVisibility() ?? false,
  };
}
