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
import { reportedAddress } from './reported-address.ts';

/** Records visits and interactions, as far as the visitor and the site's owner allow. */
export interface PageCensus {
  /** The visitor's answer to the cookie banner. */
  readonly consent: ConsentStore;
  /** Records the page view and its tracked buttons once the viewer is known, until the signal aborts. */
  readonly recordHit: (
    viewer: Viewer,
    readServices: () => Promise<Pick<IslandRuntime, 'census'>>,
    signal: AbortSignal,
  ) => void;
  /** Sets or removes the tracking cookies after an answer. */
  readonly renewIdentity: () => void;
  /** Whether the cookie policy and the visitor's answer allow storing identifiers. */
  readonly mayStore: () => boolean;
  readonly readVisitor: () => string;
  readonly send: Send;
}

/** Buttons with click tracking. */
const trackedButtons = '.button[data-tracked]';

/** Creates the census of a page. */
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
  const address = reportedAddress(context, location);
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
      // A prerendered page is viewed when it is shown; a page from the back/forward cache is viewed again.
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
