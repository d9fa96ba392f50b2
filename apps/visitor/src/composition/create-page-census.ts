import {
  createHitRecorder,
  createInteractionCensus,
  createVisitorIdentity,
  mayStore,
  toCookiePolicy,
  type InteractionCensus,
} from '@sitewright/analytics-census';
import {
  createPageCookies,
  createPageSend,
  hasPrivacyControl,
  readDevice,
  trackButtons,
  whenShown,
} from '@sitewright/analytics-census/dom';
import type { Viewer } from '@sitewright/blocks/client';
import type { SiteContext } from '@sitewright/contracts/entities';
import { createConsentStore, type ConsentStore } from '@sitewright/cookie-banner';
import { accountOf } from '@sitewright/site-runtime';
import { readButton } from './read-button.ts';

/** Counts what happens on a page, as far as the visitor and the site's owner allow it. */
export interface PageCensus {
  /** What the visitor answered to the cookie banner. */
  readonly consent: ConsentStore;
  /** Counts the page; once it is known who looks at it. */
  readonly recordHit: (viewer: Viewer) => void;
  /** Writes or takes away the tracking cookies after an answer. */
  readonly renewIdentity: () => void;
  readonly interactions: InteractionCensus;
}

/** The permission type of a page that everybody may see. */
const openPermission = 1;

/** Makes the census of a page from its window and its site context. */
export function createPageCensus(view: Window, context: SiteContext): PageCensus {
  const { document, location } = view;
  const { website, cookieSettings, collection, collectionId, item, itemId } = context;
  const jar = createPageCookies(document);
  const consent = createConsentStore(jar, Date.now);
  const policy = toCookiePolicy({
    ...cookieSettings,
    isCloneable: website.cloneable,
    hasPrivacyControl: hasPrivacyControl(view.navigator),
  });
  const identity = createVisitorIdentity({
    jar,
    mayStore: () => mayStore(policy, consent.read()),
    createId: () => crypto.randomUUID(),
  });
  const send = createPageSend((path, init) => view.fetch(path, init));
  const interactions = createInteractionCensus({
    send,
    readVisitor: identity.read,
    readPage: () => ({
      pageTitle: document.title,
      pageId: itemId ?? collectionId ?? '',
      contentSource: item === undefined ? 'c' : 'i',
      pagePath: location.pathname,
      pagePermissionTypeValue: collection?.permissionType ?? openPermission,
    }),
  });

  return {
    consent,
    interactions,
    renewIdentity: () => void identity.renew(),
    recordHit: (viewer) => {
      const visit = {
        account: accountOf(viewer),
        pagePath: location.pathname,
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
        url: location.href,
        itemId,
        recordType: item?.recordType,
        collectionId,
      };
      // A page that is made ready beforehand is seen once it is wanted, and one that is gone back to is seen again.
      whenShown(view, (isRestored) => {
        void record({ ...page, title: document.title });
        if (isRestored || visit.account === 'collaborator' || visit.isTrackingDisabled) return;
        trackButtons(document, {
          census: interactions,
          selector: '.button[data-tracked]',
          readButton,
        });
      });
    },
  };
}
