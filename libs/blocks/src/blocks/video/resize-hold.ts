import { videoDefaults, type VideoMode } from './options.ts';

export interface BoxSize {
  readonly width: number;
  readonly height: number;
}

/** The size of a player in its box: the same, or large enough to cover the box. */
export function playerSize(box: BoxSize, mode: VideoMode, ratio: number): BoxSize {
  if (mode !== 'fill') return box;
  const width = Math.max(box.width, box.height * ratio);
  return { width, height: width / ratio };
}

/** The actions on a player whose box changes. */
export interface HeldPlayer {
  /** Keep this size, and scale the drawing by a factor. */
  readonly hold: (size: BoxSize, scale: number) => void;
  /** Stop scaling; it has its final size. */
  readonly release: () => void;
}

export interface ResizeHold {
  /** Set the player's size. */
  readonly measured: (size: BoxSize) => void;
  readonly destroy: () => void;
}

const isEmpty = ({ width, height }: BoxSize) => width === 0 || height === 0;

/**
 * Resizes a player only after its box kept a size for a second (VIDEO-18). Dragging a window edge produces hundreds of
 * sizes, and a service's player lays out its whole page for each: until then the player is scaled.
 */
export function createResizeHold({ hold, release }: HeldPlayer): ResizeHold {
  let laidOut: BoxSize = { width: 0, height: 0 };
  let timer: ReturnType<typeof setTimeout> | undefined;

  function settle(size: BoxSize): void {
    clearTimeout(timer);
    laidOut = size;
    release();
  }

  return {
    measured(size) {
      // An invisible player has no size to keep.
      if (isEmpty(laidOut) || isEmpty(size)) return settle(size);
      hold(laidOut, Math.min(size.width / laidOut.width, size.height / laidOut.height));
      clearTimeout(timer);
      timer = setTimeout(() => settle(size), videoDefaults.resizeTimeoutMs);
    },
    destroy() {
      clearTimeout(timer);
      release();
    },
  };
}
