/** The interface to the code that plays streams. */
export interface StreamRequest {
  readonly player: HTMLVideoElement;
  /** URL of the playlist. */
  readonly address: string;
  /** Called when playback can start. */
  readonly onReady: () => void;
  /** Called once when playback cannot continue. */
  readonly onFailed: () => void;
}

/** The code that plays streams in browsers without native support. */
export interface StreamLibrary {
  /** Plays a stream; returns a function that ends it. Throws if the browser lacks the required APIs. */
  readonly play: (request: StreamRequest) => () => void;
}
