/** What became of the requests so far. */
export interface WorkCounts {
  /** The server said that it is done. */
  readonly acknowledged: number;
  /** No answer came: nobody knows whether it is done. */
  readonly cut: number;
  /** The server said no. */
  readonly rejected: number;
}

/** Something that is asked of a server until it is gone, and looked for when it is back. */
export interface Work {
  /** Asks and asks, and tells of each answer; returns when the server answers no more. */
  run(onAnswer: () => void): Promise<void>;
  /** What the server that is back does not know although it was acknowledged, in sentences. */
  problems(): Promise<string[]>;
  counts(): WorkCounts;
}
