import { isPageViewTracked, type Visit } from '../consent/visit.ts';
import type { VisitorIdentity } from '../consent/visitor-identity.ts';
import { sendQuietly, type Send } from '../send.ts';
import { toHitData, type HitDevice, type HitPage } from './hit.ts';

/** What a hit recorder is made from. */
export interface HitRecorderOptions {
  /** Sends a request so that it survives the end of the page; `createPageSend(fetch)` makes one. */
  readonly send: Send;
  /** Who the visitor is, as far as cookies may say so. */
  readonly identity: VisitorIdentity;
  /** Who looks at which page, where not every visit is to be tracked. Default: each is. */
  readonly readVisit?: () => Visit;
  /** What the hit comes from; `readDevice(window)` of `/dom` fits. */
  readonly readDevice: () => HitDevice;
  /** The time in milliseconds. `Date.now` fits. */
  readonly now: () => number;
}

/**
 * Records that a page was seen, if the visit is tracked. The request is on its way when the call
 * returns; its failure is nobody's concern.
 */
export type RecordHit = (page: HitPage, campaign?: string) => Promise<void>;

/**
 * Makes the recorder of page hits. Each hit renews the visit; a visitor who may not be told from
 * others is counted without any cookie.
 */
export function createHitRecorder(options: HitRecorderOptions): RecordHit {
  const { send, identity, readVisit, readDevice, now } = options;
  return async (page, campaign) => {
    if (readVisit && !isPageViewTracked(readVisit())) return;
    await sendQuietly(send, {
      path: '/api/census/RecordHit',
      form: {
        event: 'View',
        data: JSON.stringify(toHitData(page, readDevice(), now())),
        ss_cvr: identity.renew(campaign),
      },
    });
  };
}
