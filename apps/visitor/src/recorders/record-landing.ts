import {
  createFlagStorage,
  readLanding,
  readSessionInfo,
  type SessionInfo,
} from '@sitewright/analytics-census';
import { sendLandingPixel } from '@sitewright/analytics-census/dom';
import { maxReportedLength, reportedAddress } from '../census/reported-address.ts';
import type { Recording } from './recording.ts';

/** The census rejects longer parameters. */
const maxParameterLength = 500;

/** Where this page view belongs in the visitor's sessions. */
export const readPageSession = ({
  page: { window: view, census },
  warn,
}: Pick<Recording, 'page' | 'warn'>): SessionInfo =>
  readSessionInfo({
    session: createFlagStorage(() => view.sessionStorage, warn),
    local: createFlagStorage(() => view.localStorage, warn),
    mayStore: census.mayStore,
    createId: () => view.crypto.randomUUID(),
  });

/** Records how the visitor came to the site, on the first page of a session. */
export function recordLanding(recording: Recording): void {
  if (!readPageSession(recording).isFirstLanding) return;
  const { window: view, context } = recording.page;
  const { document, location, navigator, screen } = view;
  const query = new URLSearchParams(location.search);
  const landing = readLanding({
    readParameter: (name) => query.get(name)?.slice(0, maxParameterLength),
    landing: reportedAddress(context, location).url,
    referrer: document.referrer.slice(0, maxReportedLength),
    lang: navigator.language,
    screen: `${screen.width}x${screen.height}`,
  });
  sendLandingPixel(landing, document);
}
