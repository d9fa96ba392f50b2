import type { CanvasStore } from './canvas-store.ts';
import type { CanvasGestures } from './gestures/canvas-gestures.ts';
import { selectionAt } from './page/find-elements.ts';
import type { CanvasMessage } from './protocol.ts';

interface PointerParts {
  readonly window: Window;
  readonly store: CanvasStore;
  readonly gestures: CanvasGestures;
  readonly overlay: HTMLElement;
  readonly post: (message: CanvasMessage) => void;
  readonly editText: (point: { x: number; y: number }) => void;
  /** Ends text editing. Returns false, and continues, if the text cannot be stored. */
  readonly endText: () => boolean;
}

/** Pointer distance from which a press becomes a drag. */
const dragThresholdPx = 4;

/** Captures the pointer until it is released, if it still exists. */
function capturePointer(element: HTMLElement, pointerId: number): void {
  if (element.hasPointerCapture(pointerId)) return;
  try {
    element.setPointerCapture(pointerId);
  } catch {
    // Without capture, the gesture ends with the next move without a pressed button.
  }
}

/** Selects on click, edits text on double click, drags on press and move; follows links only in preview. */
export function listenToPointer(parts: PointerParts): void {
  const { window, store, gestures, overlay, post, editText, endText } = parts;
  const { document } = window;
  let pressed: { x: number; y: number; blockId: string } | undefined;

  const isEditing = () => store.getState().mode === 'edit';
  const isOverlay = (event: Event) => event.target === overlay;
  const isInText = (event: Event) =>
    event.target instanceof Element && event.target.closest('[data-canvas-editor]') !== null;

  document.addEventListener('pointerdown', (event) => {
    if (!isEditing() || isOverlay(event) || isInText(event) || event.button !== 0) return;
    if (!endText()) {
      event.preventDefault();
      return;
    }
    const selection = selectionAt(event.target);
    store.setState({ selection });
    post({ kind: 'selected', selection });
    if (selection?.blockId && event.pointerType !== 'touch') {
      pressed = { x: event.clientX, y: event.clientY, blockId: selection.blockId };
    }
  });

  document.addEventListener('pointermove', (event) => {
    if (!isEditing()) return;
    // The button was released outside this page, over a panel or outside the window.
    if (event.buttons === 0) release();
    if (pressed !== undefined) {
      const distance = Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y);
      if (distance < dragThresholdPx) return;
      gestures.start(pressed.blockId, { clientX: pressed.x, clientY: pressed.y });
      pressed = undefined;
    }
    if (gestures.isRunning()) capturePointer(document.documentElement, event.pointerId);
    gestures.move(event);
    if (store.getState().gesture === null && !isOverlay(event)) hover(event.target);
  });

  function hover(target: EventTarget | null) {
    const next = selectionAt(target);
    const { hovered } = store.getState();
    const isSame = next?.sectionId === hovered?.sectionId && next?.blockId === hovered?.blockId;
    if (!isSame) store.setState({ hovered: next });
  }

  const release = () => {
    pressed = undefined;
    gestures.finish();
  };
  document.addEventListener('pointerup', release);
  const cancelPress = () => {
    pressed = undefined;
    gestures.cancel();
  };
  document.addEventListener('pointercancel', cancelPress);
  document.addEventListener('lostpointercapture', cancelPress);
  window.addEventListener('blur', cancelPress);
  // The browser's native drag of a link or image would take over the pointer.
  document.addEventListener('dragstart', (event) => {
    if (isEditing() && !isInText(event)) event.preventDefault();
  });
  document.documentElement.addEventListener('pointerleave', () => {
    store.setState({ hovered: null });
  });

  document.addEventListener('dblclick', (event) => {
    if (!isEditing() || isOverlay(event) || isInText(event)) return;
    if (selectionAt(event.target)?.blockId) editText({ x: event.clientX, y: event.clientY });
  });

  document.addEventListener(
    'click',
    (event) => {
      if (isOverlay(event)) return;
      const link = event.target instanceof Element && event.target.closest('a[href]');
      if (isEditing()) {
        if (!isInText(event)) event.preventDefault();
        return;
      }
      if (!(link instanceof HTMLAnchorElement)) return;
      event.preventDefault();
      if (link.origin !== new URL(document.baseURI).origin) return;
      post({ kind: 'navigated', path: `${link.pathname}${link.search}` });
    },
    true,
  );
  document.addEventListener(
    'submit',
    (event) => {
      if (event.target instanceof Element && !isOverlay(event)) event.preventDefault();
    },
    true,
  );
}
