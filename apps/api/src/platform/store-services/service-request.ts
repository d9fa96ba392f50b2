import { createHash } from 'node:crypto';

/** A server of an owner that a store asks. */
export interface StoreService {
  readonly id: string;
  readonly url: string;
}

/** A request to a service. Two requests with the same body to the same service have the same response. */
export interface ServiceRequest {
  readonly service: StoreService;
  /** JSON. */
  readonly body: string;
  /** Identifies the response: SHA-256 of the service, its URL and the body, in hexadecimal. */
  readonly hash: string;
}

export function toServiceRequest(service: StoreService, content: object): ServiceRequest {
  const body = JSON.stringify(content);
  const identity = JSON.stringify([service.id, service.url, body]);
  return { service, body, hash: createHash('sha256').update(identity).digest('hex') };
}
