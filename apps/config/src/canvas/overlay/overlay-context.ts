import { createContext, use } from 'react';
import { useStore } from 'zustand';
import type { CanvasState, CanvasStore } from '../canvas-store.ts';
import type { CanvasGestures } from '../gestures/canvas-gestures.ts';
import type { CanvasMessage } from '../protocol.ts';

/** The dependencies of the overlay's components. */
export interface OverlayParts {
  readonly store: CanvasStore;
  readonly gestures: CanvasGestures;
  readonly post: (message: CanvasMessage) => void;
  readonly editText: () => void;
  /** Discards a text that cannot be stored. */
  readonly discardText: () => void;
}

const OverlayContext = createContext<OverlayParts | null>(null);

export const OverlayProvider = OverlayContext.Provider;

/** The dependencies of the overlay. Throws without a provider. */
export function useOverlay(): OverlayParts {
  const parts = use(OverlayContext);
  if (parts === null) throw new Error('There is no OverlayProvider above.');
  return parts;
}

/** Selects a part of the canvas's state. */
export const useCanvas = <Part>(selector: (state: CanvasState) => Part): Part =>
  useStore(useOverlay().store, selector);
