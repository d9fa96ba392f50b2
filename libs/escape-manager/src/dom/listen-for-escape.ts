import type { EscapeManager } from '../create-escape-manager.ts';
import type { CloseWatcher, EscapeWindow } from './close-watcher.ts';

/**
 * Connects the browser's close requests to a manager: the Escape key, and in browsers with close watchers also the back
 * gesture and equivalents, as long as something is open. Returns a function that stops listening; it destroys the
 * watcher but not the manager.
 */
export function listenForEscape(manager: EscapeManager, ownerWindow: EscapeWindow): () => void {
  let watcher: CloseWatcher | undefined;
  let isKeyRequest = false;

  function onKeydown(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    isKeyRequest = true;
    ownerWindow.setTimeout(() => (isKeyRequest = false));
    manager.handle(event);
  }

  function onClose(): void {
    watcher = undefined;
    // A browser turns the key into a close request as well, within the same task.
    if (!isKeyRequest) manager.handle({ key: 'Escape' });
    watch();
  }

  function watch(): void {
    if (manager.getState().targets.length === 0) {
      watcher?.destroy();
      watcher = undefined;
    } else if (!watcher && ownerWindow.CloseWatcher) {
      watcher = new ownerWindow.CloseWatcher();
      watcher.addEventListener('close', onClose);
    }
  }

  const unsubscribe = manager.subscribe(watch);
  ownerWindow.addEventListener('keydown', onKeydown);
  watch();
  return () => {
    unsubscribe();
    ownerWindow.removeEventListener('keydown', onKeydown);
    watcher?.destroy();
  };
}
