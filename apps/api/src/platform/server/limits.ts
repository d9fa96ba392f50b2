import { documentLimits } from '@sitewright/contracts/limits';

/** The limits of connections, in one place. Tested in `limits.test.ts` and `slow-bodies.test.ts`. */
export const serverLimits = {
  /** The deadline of a body. */
  bodyTimeoutMs: 15_000,
  /** Routes with a larger body limit extend the deadline in proportion. */
  slowestBodyBytesPerSecond: 65_536,
  /** Files may take as long as they need if this many bytes arrive per interval. */
  steadyUpload: { bytes: 16_384, everyMs: 15_000 },
  /** The timeout of a connection without traffic. */
  idleTimeoutMs: 20_000,
  /** How long a closing server waits for running requests. */
  closingMs: 10_000,
  headersTimeoutMs: 5_000,
  /** How often connections are checked against these limits. */
  checkIntervalMs: 1_000,
  /**
   * Longer than the keep-alive of proxies and load balancers, usually a minute: the requesting side must close first.
   */
  keepAliveTimeoutMs: 75_000,
  maxHeaderBytes: 16_384,
  /** For JSON and forms; routes with files have their own. */
  bodyBytes: 262_144,
  /** How much of a rejected body is discarded before the connection is closed. */
  drainedBytes: 33_554_432,
  /** For documents and items: the maximum that an editor sends. */
  documentBodyBytes: documentLimits.saveBytes,
  jsonDepth: 40,
  /** Each level of a rich text takes two levels of JSON, in addition to those of the document around it. */
  documentJsonDepth: 2 * documentLimits.textDepth + 32,
  formKeys: 1000,
  urlLength: 8_192,
} as const;

/** The limits of a route that accepts documents or rich texts. */
export const documentBody = {
  bodyLimit: serverLimits.documentBodyBytes,
  jsonDepth: serverLimits.documentJsonDepth,
} as const;
