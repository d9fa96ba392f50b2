/** What is wanted of the code that plays streams. */
export interface StreamRequest {
  readonly player: HTMLVideoElement;
  /** Address of the playlist. */
  readonly address: string;
  /** Called when the player may be started. */
  readonly onReady: () => void;
  /** Called once when it cannot go on. */
  readonly onFailed: () => void;
}

/** The code that plays streams in browsers that cannot by themselves, behind the one thing that is needed of it. */
export interface StreamLibrary {
  /** Plays a stream; answers how to end that. Throws where the browser has nothing to play it with. */
  readonly play: (request: StreamRequest) => () => void;
}
