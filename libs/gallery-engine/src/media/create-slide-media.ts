import { preloadIndexes, type PreloadRules } from './preload-indexes.ts';

/** Log messages for a missing loader; other code relies on these texts. */
export const loaderErrors = {
  video: 'VideoLoader not found',
  image: 'Loader2 not found',
} as const;

/** A video that plays only while its slide is current. */
export interface SlideVideo {
  readonly activate: () => void;
  readonly deactivate: () => void;
}

/** The sources of slides' images and videos. */
export interface SlideMediaOptions extends PreloadRules {
  /** Whether the slide is a video. */
  readonly isVideo: (index: number) => boolean;
  /** Whether the slide's image requires a loader; an image with `src` does not. */
  readonly isPending: (index: number) => boolean;
  /** Loads a lazy image immediately. */
  readonly hasten: (index: number) => void;
  readonly loadImage?: ((index: number) => void) | undefined;
  readonly loadVideo?: ((index: number) => SlideVideo) | undefined;
  readonly log: (message: string) => void;
}

/** Images and videos of a gallery's slides. */
export interface SlideMedia {
  /** Loads the slide and its neighbors; activates its video and deactivates the previous one. */
  readonly show: (index: number) => void;
  readonly destroy: () => void;
}

/** Creates the media of a gallery. A missing loader is logged once, when it is first needed. */
export function createSlideMedia(options: SlideMediaOptions): SlideMedia {
  const { isVideo, isPending, hasten, loadImage, loadVideo, log } = options;
  const videos = new Map<number, SlideVideo>();
  const logged = new Set<string>();
  let active: SlideVideo | undefined;

  function logOnce(message: string) {
    if (!logged.has(message)) log(message);
    logged.add(message);
  }

  function videoOf(index: number): SlideVideo | undefined {
    if (!isVideo(index)) return undefined;
    if (!loadVideo) {
      logOnce(loaderErrors.video);
      return undefined;
    }
    const video = videos.get(index) ?? loadVideo(index);
    videos.set(index, video);
    return video;
  }

  return {
    show: (index) => {
      for (const near of preloadIndexes(index, options)) {
        if (!isPending(near)) hasten(near);
        else if (loadImage) loadImage(near);
        else logOnce(loaderErrors.image);
      }
      const video = videoOf(index);
      if (video !== active) active?.deactivate();
      video?.activate();
      active = video;
    },
    destroy: () => active?.deactivate(),
  };
}
