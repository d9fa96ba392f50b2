import { videoDefaults, type VideoMode } from './options.ts';

export interface BoxSize {
  readonly width: number;
  readonly height: number;
}

/** The size of a player in its box: as large as it, or where it fills the box large enough to cover it. */
export function playerSize(box: BoxSize, mode: VideoMode, ratio: number): BoxSize {
  if (mode !== 'fill') return box;
  const width = Math.max(box.width, box.height * ratio);
  return { width, height: width / ratio };
}

/** What is done with a player whose box changes. */
export interface HeldPlayer {
  /** It keeps this size, and is drawn so many times as large. */
  readonly hold: (size: BoxSize, scale: number) => void;
  /** It has the size that it is to have. */
  readonly release: () => void;
}

export interface ResizeHold {
  /** The player is to have this size. */
  readonly measured: (size: BoxSize) => void;
  readonly destroy: () => void;
}

const isEmpty = ({ width, height }: BoxSize) => width === 0 || height === 0;

/**
 * Gives a player its new size once that has stayed the same for a second (VIDEO-18). A window that is dragged has hundreds
 * of sizes, and a service's player lays its whole page out at each: until then it is drawn larger or smaller.
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
      // What was or is not to be seen has nothing to keep.
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
