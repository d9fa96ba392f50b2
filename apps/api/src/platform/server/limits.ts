/** What the server accepts from a connection, in one place. Each line is proven in `limits.test.ts`. */
export const serverLimits = {
  /** The whole request must have arrived by then. */
  requestTimeoutMs: 15_000,
  headersTimeoutMs: 5_000,
  /** How often connections are checked against the two above. */
  checkIntervalMs: 1_000,
  keepAliveTimeoutMs: 20_000,
  maxHeaderBytes: 16_384,
  /** Of JSON and forms; routes that take files say their own. */
  bodyBytes: 262_144,
  documentBodyBytes: 2_097_152,
  jsonDepth: 40,
  formKeys: 1000,
  urlLength: 8_192,
} as const;
