import type { VisitorText } from '@sitewright/blocks/view';
import type { CanvasSettings } from './canvas-settings.ts';
import { createCanvasStore, received } from './canvas-store.ts';
import { createChannel } from './channel.ts';
import { createCanvasGestures } from './gestures/canvas-gestures.ts';
import { listenToKeys } from './listen-to-keys.ts';
import { listenToPointer } from './listen-to-pointer.ts';
import { mountOverlay } from './overlay/mount-overlay.tsx';
import { decorate } from './page/decorate.ts';
import { blockElement, selectedElement } from './page/find-elements.ts';
import { mountDocument } from './page/mount-document.tsx';
import { createStyleSheets } from './page/style-sheets.ts';
import {
  shellMessage,
  type CanvasMessage,
  type DocumentPart,
  type ShellMessage,
} from './protocol.ts';
import { createTextWriting } from './text/create-text-writing.ts';
import { prepareRichText } from './text/edit-in-place.ts';

/** Messages that render the page again or end editing. */
const endsTextEditing: ReadonlySet<ShellMessage['kind']> = new Set([
  'mode',
  'document',
  'discardText',
]);

/** Makes the page editable from the configuration area that frames it. */
export function startCanvas(
  window: Window,
  settings: CanvasSettings,
  visitorText: VisitorText,
): void {
  const { document } = window;
  const { pageId, configOrigin, context, data } = settings;
  const store = createCanvasStore(data);
  const styleSheets = createStyleSheets(document);
  const channel = createChannel<CanvasMessage, ShellMessage>({
    own: window,
    other: () => window.parent,
    otherOrigin: configOrigin,
    received: shellMessage,
  });
  const createId = () => `g${Math.random().toString(36).slice(2, 12)}`;
  const gestures = createCanvasGestures({ window, store, post: channel.post, createId });
  let container: HTMLElement | undefined;
  let hasShellResponded = false;

  const writing = createTextWriting({ page: document, store, post: channel.post, createId });

  const elementOf = (part: DocumentPart): HTMLElement =>
    document.querySelector<HTMLElement>(part === 'page' ? 'main' : 'footer') ?? document.body;

  function draw() {
    const { site, mode, document: page, part, text } = store.getState();
    if (site === null) return;
    styleSheets.follow(page);
    if (container === undefined) {
      container = mountDocument(elementOf(part), { store, context, site, text: visitorText });
      // The page is visible: load the rich text editor now, so that the first double click need not wait.
      window.setTimeout(() => void prepareRichText(), 300);
    }
    if (text === null) decorate(container, mode === 'edit');
  }

  /** A text that could not be stored is discarded: the block shows the stored one. */
  function discardText() {
    const { text } = store.getState();
    if (text === null) return;
    const { blockId, property } = text;
    writing.giveUp();
    channel.post({ kind: 'discardedText', blockId, property });
    blockElement(document, text.blockId)?.focus();
  }

  function reveal() {
    const { selection } = store.getState();
    const element = selection && selectedElement(document, selection);
    element?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }

  channel.subscribe((message) => {
    hasShellResponded = true;
    if (message.kind === 'editText') {
      void writing.begin();
      return;
    }
    if (endsTextEditing.has(message.kind)) writing.giveUp();
    if (message.kind === 'rejected') writing.rejected(message.gesture, message.text);
    if (message.kind === 'operation') writing.applied(message.operation);
    store.setState(received(store.getState(), message));
    if (message.kind === 'styles') styleSheets.setStyles(message.styles);
    if (message.kind === 'select' && message.reveal) reveal();
    if (message.kind === 'document' && message.part === 'footer') {
      container?.firstElementChild?.scrollIntoView({ behavior: 'instant' });
    }
  });
  store.subscribe(() => draw());
  // React renders after the store has changed; the new elements are then decorated.
  new MutationObserver(draw).observe(document.body, { childList: true, subtree: true });

  const overlay = mountOverlay(document, {
    store,
    gestures,
    post: channel.post,
    editText: () => void writing.begin(),
    discardText,
  });
  listenToPointer({
    window,
    store,
    gestures,
    overlay,
    post: channel.post,
    editText: (point) => void writing.begin(point),
    endText: writing.end,
  });
  listenToKeys({ window, store, gestures, post: channel.post });
  // The shell may still be loading: repeat the message until it responds.
  const postReady = () => {
    const { pathname, search } = window.location;
    channel.post({ kind: 'ready', pageId, path: `${pathname}${search}`, data });
  };
  const readyTimer = window.setInterval(() => {
    if (hasShellResponded) window.clearInterval(readyTimer);
    else postReady();
  }, 250);
  postReady();
}
