import { createHmac } from 'node:crypto';

/** The header of a request to a service: the time in seconds, and the signature of both (`t=…,v1=…`). */
export const signatureHeader = 'x-sitewright-signature';

/**
 * The secret that a website shares with one of its services. It is derived, so that a backup of the database does not
 * hold it; a service that is removed and added again has another.
 */
export const serviceSecret = (serverSecret: string, websiteId: string, serviceId: string): string =>
  createHmac('sha256', serverSecret)
    .update(`service of a store ${websiteId} ${serviceId}`)
    .digest('base64url');

/** The value of the header for a body. */
export function signRequest(secret: string, body: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${signature}`;
}
