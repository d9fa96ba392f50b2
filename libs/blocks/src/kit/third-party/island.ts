import type { IslandStart, Viewer } from '../block/island.ts';
import { loadInTime } from './in-time.ts';
import { loadScriptOnce } from './load-script-once.ts';
import { prepareScript } from './prepare-script.ts';

/** Reports whether an element is in view, now and at each change, until it is stopped. */
function whenInView(element: Element, onChange: (isInView: boolean) => void): () => void {
  const observer = new IntersectionObserver((entries) =>
    onChange(entries.at(-1)?.isIntersecting === true),
  );
  observer.observe(element);
  return () => observer.disconnect();
}

const isSignedIn = ({ authenticatedAccount, member }: Viewer) =>
  authenticatedAccount !== null || member !== null;

/** Replaces the facade with the provider's page. */
async function showFrame(root: HTMLElement, facade: HTMLElement): Promise<HTMLElement> {
  const { ownerDocument: document } = root;
  const { source = '', wideSource, wideAbove, title = '' } = root.dataset;
  const isWide = wideSource !== undefined && root.clientWidth > Number(wideAbove);
  const frame = document.createElement('iframe');
  // The frame keeps its own cookies, and its windows for payment or a calendar leave the sandbox.
  frame.sandbox.value =
    'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';
  frame.className = 'third-party-frame';
  frame.title = title;
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  if (isWide) frame.dataset['wide'] = '';
  frame.src = isWide ? wideSource : source;
  const loaded = loadInTime(frame);
  facade.hidden = true;
  facade.after(frame);
  try {
    await loaded;
  } catch (cause) {
    frame.remove();
    throw cause;
  }
  return frame;
}

/** Runs the provider's script on its element. */
async function runScript(root: HTMLElement, facade: HTMLElement | null): Promise<void> {
  const { ownerDocument: document } = root;
  const { script, zolaScriptSrc = script ?? '', scriptId, provider = '' } = root.dataset;
  const container = root.querySelector<HTMLElement>('.third-party-place');
  if (document.defaultView) prepareScript[provider]?.(document.defaultView, root);
  if (container) container.hidden = false;
  try {
    await loadScriptOnce(document, zolaScriptSrc, scriptId);
  } catch (cause) {
    if (container) container.hidden = true;
    throw cause;
  }
  if (facade) facade.hidden = true;
}

/** Informs logged-in owners that they see a preview with an inactive button. */
function showPreview(
  root: HTMLElement,
  opener: HTMLAnchorElement | null,
  signal: AbortSignal,
): void {
  const alert = root.ownerDocument.createElement('p');
  alert.className = 'third-party-alert';
  alert.role = 'alert';
  alert.textContent = root.dataset['preview'] ?? '';
  root.prepend(alert);
  const href = opener?.getAttribute('href') ?? '';
  opener?.removeAttribute('href');
  opener?.setAttribute('aria-disabled', 'true');
  signal.addEventListener('abort', () => {
    alert.remove();
    opener?.setAttribute('href', href);
    opener?.removeAttribute('aria-disabled');
  });
}

/**
 * Loads a third-party offer: on a click, or when it comes into view if the visitor has accepted cookies, now or later.
 * If it fails or times out, the facade stays a link.
 */
export const start: IslandStart = (root, { consent, readViewer, announce }) => {
  const facade = root.querySelector<HTMLElement>('.third-party-facade');
  const opener = root.querySelector<HTMLAnchorElement>('[data-opens]');
  const { preview } = root.dataset;
  const controller = new AbortController();
  const { signal } = controller;
  // The content is still shown after a restore from the back/forward cache.
  let isRequested = 'shown' in root.dataset;

  /** Owners may see a preview only; the viewer is requested once. */
  const isPreview =
    preview === undefined ? Promise.resolve(false) : readViewer().then(isSignedIn, () => false);

  async function open(isFromClick: boolean): Promise<void> {
    if (isRequested) return;
    isRequested = true;
    if ((await isPreview) || signal.aborted) return;
    root.ariaBusy = 'true';
    try {
      if (root.dataset['source'] === undefined || facade === null) await runScript(root, facade);
      else {
        const frame = await showFrame(root, facade);
        if (isFromClick) frame.focus();
      }
      root.dataset['shown'] = '';
    } catch {
      fail();
    }
    root.ariaBusy = null;
  }

  function fail(): void {
    root.dataset['failed'] = '';
    if (facade) facade.hidden = false;
    const message = root.querySelector<HTMLElement>('.third-party-failure');
    if (message === null) return;
    message.hidden = false;
    announce(message.textContent);
  }

  function onClick(event: MouseEvent): void {
    const opensNewWindow = event.ctrlKey || event.metaKey || event.shiftKey;
    if ('failed' in root.dataset || opensNewWindow) return;
    event.preventDefault();
    void open(true);
  }

  let isInView = false;
  function openIfAccepted(): void {
    if (isInView && consent.read() === 'accept') void open(false);
  }
  const stopWatching = whenInView(root, (isVisible) => {
    isInView = isVisible;
    openIfAccepted();
  });
  const stopListening = consent.subscribe(openIfAccepted);

  async function showPreviewToOwners(): Promise<void> {
    if ((await isPreview) && !signal.aborted) showPreview(root, opener, signal);
  }
  void showPreviewToOwners();
  opener?.addEventListener('click', onClick, { signal });
  return () => {
    controller.abort();
    stopWatching();
    stopListening();
  };
};
