/** Numbers of requests so far, by outcome. */
export interface WorkCounts {
  /** The server confirmed success. */
  readonly acknowledged: number;
  /** The connection broke before a response came: the outcome is unknown. */
  readonly cut: number;
  /** The server responded with an error. */
  readonly rejected: number;
}

/** A workload that runs until the server is killed and whose results are checked after the restart. */
export interface Work {
  /** Sends requests and reports each response, until the server is gone. */
  run(onAnswer: () => void): Promise<void>;
  /** Acknowledged work that is missing after the restart, in sentences. */
  problems(): Promise<string[]>;
  counts(): WorkCounts;
}
