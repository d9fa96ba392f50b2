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
export interface ScalablePlayer {
  /** Keep this size, and scale the drawing by a factor. */
  readonly hold: (size: BoxSize, scale: number) => void;
  /** Stop scaling; it has its final size. */
  readonly release: () => void;
}

export interface ResizeHold {
  /** Reports the size that the player needs in its box. */
  readonly measured: (size: BoxSize) => void;
  readonly destroy: () => void;
}

const isEmpty = ({ width, height }: BoxSize) => width === 0 || height === 0;

/**
 * Resizes a player only after its box has had the same size for a second (VIDEO-18), and scales it until then. Dragging
 * a window edge produces hundreds of sizes, and a service's player would lay out its page for each of them.
 */
export function createResizeHold({ hold, release }: ScalablePlayer): ResizeHold {
  let currentSize: BoxSize = { width: 0, height: 0 };
  let timer: ReturnType<typeof setTimeout> | undefined;

  function applySize(size: BoxSize): void {
    clearTimeout(timer);
    currentSize = size;
    release();
  }

  return {
    measured(size) {
      // An invisible player has no size to keep.
      if (isEmpty(currentSize) || isEmpty(size)) return applySize(size);
      hold(currentSize, Math.min(size.width / currentSize.width, size.height / currentSize.height));
      clearTimeout(timer);
      timer = setTimeout(() => applySize(size), videoDefaults.resizeTimeoutMs);
    },
    destroy() {
      clearTimeout(timer);
      release();
    },
  };
}
