import { isPageViewTracked, type Visit } from '../consent/visit.ts';
import type { VisitorIdentity } from '../consent/visitor-identity.ts';
import { sendQuietly, type Send } from '../send.ts';
import { toHitData, type HitDevice, type HitPage } from './hit.ts';

/** Options of a hit recorder. */
export interface HitRecorderOptions {
  /** Sends a request that outlives the page, such as `createPageSend(fetch)`. */
  readonly send: Send;
  /** The visitor's identity, as far as cookies are allowed. */
  readonly identity: VisitorIdentity;
  /** The page and its viewer, to exclude visits. Default: every visit is tracked. */
  readonly readVisit?: () => Visit;
  /** The device, such as `readDevice(window)` of `/dom`. */
  readonly readDevice: () => HitDevice;
  /** The current time in milliseconds, such as `Date.now`. */
  readonly now: () => number;
}

/** Records a page view if the visit is tracked. The request is sent before the call returns; failures are ignored. */
export type RecordHit = (page: HitPage, campaign?: string) => Promise<void>;

/**
 * Creates the recorder of page hits. Each hit extends the visit; a visitor without consent is counted without cookies.
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
