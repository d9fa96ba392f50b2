import {
  createHitRecorder,
  createVisitorIdentity,
  mayStore,
  toCookiePolicy,
  type Send,
} from '@sitewright/analytics-census';
import {
  createPageCookies,
  createPageSend,
  hasPrivacyControl,
  readDevice,
  whenShown,
} from '@sitewright/analytics-census/dom';
import type { IslandRuntime, Viewer } from '@sitewright/blocks/client';
import type { SiteContext } from '@sitewright/contracts/entities';
import { createConsentStore, type ConsentStore } from '@sitewright/cookie-banner';
import { accountOf } from '@sitewright/site-runtime';
import { toldAddress } from './told-address.ts';

/** Counts what happens on a page, as far as the visitor and the site's owner allow it. */
export interface PageCensus {
  /** What the visitor answered to the cookie banner. */
  readonly consent: ConsentStore;
  /** Counts the page until the signal ends it, and its tracked buttons; once it is known who looks at it. */
  readonly recordHit: (
    viewer: Viewer,
    readServices: () => Promise<Pick<IslandRuntime, 'census'>>,
    signal: AbortSignal,
  ) => void;
  /** Writes or takes away the tracking cookies after an answer. */
  readonly renewIdentity: () => void;
  /** Whether the cookie policy and the visitor's answer allow what a visitor could be told by. */
  readonly mayStore: () => boolean;
  readonly readVisitor: () => string;
  readonly send: Send;
}

/** Buttons whose presses are counted. */
const trackedButtons = '.button[data-tracked]';

/** Makes the census of a page from its window and its site context. */
export function createPageCensus(view: Window, context: SiteContext): PageCensus {
  const { document, location } = view;
  const { website, cookieSettings, collectionId, item, itemId } = context;
  const jar = createPageCookies(document);
  const consent = createConsentStore(jar, Date.now);
  const policy = toCookiePolicy({
    ...cookieSettings,
    isCloneable: website.cloneable,
    hasPrivacyControl: hasPrivacyControl(view.navigator),
  });
  const address = toldAddress(context, location);
  const isAllowed = () => mayStore(policy, consent.read());
  const identity = createVisitorIdentity({
    jar,
    mayStore: isAllowed,
    createId: () => crypto.randomUUID(),
  });
  const send = createPageSend((path, init) => view.fetch(path, init));

  return {
    consent,
    send,
    mayStore: isAllowed,
    readVisitor: identity.read,
    renewIdentity: () => void identity.renew(),
    recordHit: (viewer, readServices, signal) => {
      const visit = {
        account: accountOf(viewer),
        pagePath: address.path,
        pageType: context.pageType,
        isTrackingDisabled: cookieSettings.isVisitorDataRestricted,
      };
      const record = createHitRecorder({
        send,
        identity,
        readVisit: () => visit,
        readDevice: () => readDevice(view),
        now: Date.now,
      });
      const { templateId, locale } = context;
      const page = {
        websiteId: website.id,
        templateId,
        locale,
        url: address.url,
        itemId,
        recordType: item?.recordType,
        collectionId,
      };
      // A page that is made ready beforehand is seen once it is wanted, and one that is gone back to is seen again.
      whenShown(
        view,
        (isRestored) => {
          void record({ ...page, title: document.title });
          if (isRestored || visit.account === 'collaborator' || visit.isTrackingDisabled) return;
          if (document.querySelector(trackedButtons) !== null) void trackButtons();
        },
        signal,
      );

      async function trackButtons(): Promise<void> {
        const [{ trackPageButtons }, { census }] = await Promise.all([
          import('./track-page-buttons.ts'),
          readServices(),
        ]);
        trackPageButtons(document, { census, selector: trackedButtons, signal });
      }
    },
  };
}
