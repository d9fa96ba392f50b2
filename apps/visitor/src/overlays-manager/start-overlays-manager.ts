import type { Page } from '../page/page.ts';
import { loadPageTexts, type PageTexts } from '../texts/load-page-texts.ts';
import { announcementOverlay } from './announcement-overlay.ts';
import { createHiddenOverlays, type HiddenOverlays } from './hidden-overlays.ts';
import type { FindOverlay } from './overlay.ts';
import './overlays-manager.css';
import { popupOverlay } from './popup-overlay.ts';

interface ButtonOptions {
  readonly page: Page;
  readonly hidden: HiddenOverlays;
  readonly text: PageTexts;
  readonly signal: AbortSignal;
}

/** Shows an overlay unless it was hidden, and creates the button that toggles it. */
function overlayButton(find: FindOverlay, options: ButtonOptions): HTMLButtonElement | undefined {
  const { page, hidden, text, signal } = options;
  const button = page.window.document.createElement('button');
  const overlay = find(page, { onClose: () => storeHidden(true), signal });
  if (overlay === undefined) return undefined;
  const { name, isEnabled, show, hide } = overlay;

  function storeHidden(isHidden: boolean): void {
    hidden.set(name, isHidden);
    button.ariaPressed = String(!isHidden);
  }

  function applyHidden(isHidden: boolean): void {
    if (isHidden) hide();
    else show();
    storeHidden(isHidden);
  }

  button.type = 'button';
  button.textContent = text(isEnabled ? `overlays.${name}` : `overlays.${name}Off`);
  button.addEventListener('click', () => applyHidden(button.ariaPressed === 'true'), { signal });
  applyHidden(hidden.has(name));
  return button;
}

/**
 * Lists the overlays of the page for people with an account. Shows all of them, even those that visitors do not see,
 * each with a toggle. Hidden overlays stay hidden for the browser session. Does nothing on a page without overlays.
 */
export async function startOverlaysManager(page: Page, signal: AbortSignal): Promise<void> {
  const { window: view, context } = page;
  const text = await loadPageTexts(context.locale);
  if (signal.aborted) return;
  const hidden = createHiddenOverlays(() => view.sessionStorage);
  const buttons = [announcementOverlay, popupOverlay].flatMap(
    (find) => overlayButton(find, { page, hidden, text, signal }) ?? [],
  );
  if (buttons.length === 0) return;
  const manager = view.document.createElement('aside');
  manager.className = 'overlays-manager';
  manager.ariaLabel = text('overlays.label');
  manager.append(...buttons);
  view.document.body.append(manager);
  signal.addEventListener('abort', () => manager.remove());
}
