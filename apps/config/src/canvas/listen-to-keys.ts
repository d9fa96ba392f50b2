import type { CanvasStore } from './canvas-store.ts';
import type { CanvasGestures } from './gestures/canvas-gestures.ts';
import { selectionAt } from './page/find-elements.ts';
import type { CanvasMessage } from './protocol.ts';

/** Keys that the editor handles and that must not scroll or leave the page. */
const editorKeys = new Set([
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Delete',
  'Backspace',
  'Enter',
]);
const editorModifierKeys = new Set(['z', 'y', 'k', 'd', 's', '[', ']']);

/** Whether the shell may have a command for a key press, so that the browser must ignore it. */
export function isEditorKey(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
  hasSelection: boolean,
): boolean {
  if (event.ctrlKey || event.metaKey) return editorModifierKeys.has(event.key.toLowerCase());
  if (editorKeys.has(event.key)) return hasSelection;
  return event.key === '/' || event.key === "'";
}

/** Forwards key presses to the shell, which runs the commands, and selects blocks focused with Tab. */
export function listenToKeys(parts: {
  readonly window: Window;
  readonly store: CanvasStore;
  readonly gestures: CanvasGestures;
  readonly post: (message: CanvasMessage) => void;
}): void {
  const { window, store, gestures, post } = parts;
  const { document } = window;

  document.addEventListener('keydown', (event) => {
    const { gesture, selection, text, mode } = store.getState();
    if (text !== null || event.defaultPrevented || event.key === 'Tab') return;
    if (gesture !== null) {
      if (event.key === 'Escape') gestures.cancel();
      return;
    }
    if (mode === 'edit' && isEditorKey(event, selection !== null)) event.preventDefault();
    const { key, code, ctrlKey, metaKey, shiftKey, altKey } = event;
    post({ kind: 'keyboard', key, code, ctrlKey, metaKey, shiftKey, altKey });
  });

  document.addEventListener('focusin', (event) => {
    const { mode, selection } = store.getState();
    const focused = selectionAt(event.target);
    if (mode !== 'edit' || focused?.blockId === undefined || focused.blockId === null) return;
    if (focused.blockId === selection?.blockId) return;
    store.setState({ selection: focused });
    post({ kind: 'selected', selection: focused });
  });
}
