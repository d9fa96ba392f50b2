import { documentLimits } from '@sitewright/contracts/limits';

/** What the server accepts from a connection, in one place. Proven in `limits.test.ts` and `slow-bodies.test.ts`. */
export const serverLimits = {
  /** A body must have arrived by then, whole. */
  bodyTimeoutMs: 15_000,
  /** Routes that take more than the usual body give as long as this takes for it. */
  slowestBodyBytesPerSecond: 65_536,
  /** Files come for as long as they take, when so much of them comes in each while. */
  steadyUpload: { bytes: 16_384, everyMs: 15_000 },
  /** A connection on which nothing moves. */
  idleTimeoutMs: 20_000,
  /** How long a server that closes waits for requests that are under way. */
  closingMs: 10_000,
  headersTimeoutMs: 5_000,
  /** How often connections are checked against these. */
  checkIntervalMs: 1_000,
  /** Longer than proxies and load balancers keep theirs, mostly a minute: the end that asks has to close first. */
  keepAliveTimeoutMs: 75_000,
  maxHeaderBytes: 16_384,
  /** Of JSON and forms; routes that take files say their own. */
  bodyBytes: 262_144,
  /** How much of a rejected body is discarded before the connection is closed. */
  drainedBytes: 33_554_432,
  /** Of documents and items; so much is what an editor sends at most. */
  documentBodyBytes: documentLimits.saveBytes,
  jsonDepth: 40,
  /** Each level of a rich text takes two of JSON, beside those of the document around it. */
  documentJsonDepth: 2 * documentLimits.textDepth + 32,
  formKeys: 1000,
  urlLength: 8_192,
} as const;

/** What a route takes that reads documents or rich texts. */
export const documentBody = {
  bodyLimit: serverLimits.documentBodyBytes,
  jsonDepth: serverLimits.documentJsonDepth,
} as const;
