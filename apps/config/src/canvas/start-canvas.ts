import type { VisitorText } from '@sitewright/blocks/view';
import { findBlock, type OperationOf } from '@sitewright/page-model';
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
import { editInPlace, prepareRichText } from './text/edit-in-place.ts';

type SetProps = OperationOf<'setProps'>;

/** Makes the page that it runs in editable from the configuration area that frames it. */
export function startCanvas(window: Window, settings: CanvasSettings, words: VisitorText): void {
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
  let holder: HTMLElement | undefined;
  let isHeard = false;

  function endText() {
    store.getState().text?.end();
    if (store.getState().text === null) return;
    store.setState({ text: null });
    channel.post({ kind: 'editingText', blockId: null });
  }

  async function editText(point?: { readonly x: number; readonly y: number }) {
    const { selection, document: page } = store.getState();
    const found = selection?.blockId ? findBlock(page, selection.blockId) : undefined;
    const element = found && blockElement(document, found.block.id);
    if (!found || !element) return;
    endText();
    const gesture = createId();
    const { block, section } = found;
    const text = await editInPlace({
      block,
      element,
      point,
      onEnd() {
        endText();
        element.focus();
      },
      onChange(property, value) {
        const operation: SetProps = {
          kind: 'setProps',
          sectionId: section.id,
          blockId: block.id,
          version: block.version,
          props: { [property]: value } as SetProps['props'],
        };
        channel.post({ kind: 'operations', operations: [operation], gesture });
      },
    });
    if (text === undefined) return;
    if (store.getState().selection?.blockId !== block.id) {
      text.end();
      return;
    }
    endText();
    store.setState({ text });
    channel.post({ kind: 'editingText', blockId: block.id });
  }

  const placeOf = (part: DocumentPart): HTMLElement =>
    document.querySelector<HTMLElement>(part === 'page' ? 'main' : 'footer') ?? document.body;

  function draw() {
    const { site, mode, document: page, part, text } = store.getState();
    if (site === null) return;
    styleSheets.follow(page);
    if (holder === undefined) {
      holder = mountDocument(placeOf(part), { store, context, site, text: words });
      // The page is there: now what writes rich text may come, so that the first double click need not wait.
      window.setTimeout(() => void prepareRichText(), 300);
    }
    if (text === null) decorate(holder, mode === 'edit');
  }

  function reveal() {
    const { selection } = store.getState();
    const element = selection && selectedElement(document, selection);
    element?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }

  channel.subscribe((message) => {
    isHeard = true;
    if (message.kind === 'editText') {
      void editText();
      return;
    }
    if (message.kind === 'mode' || message.kind === 'document') endText();
    store.setState(received(store.getState(), message));
    if (message.kind === 'styles') styleSheets.setStyles(message.styles);
    if (message.kind === 'select' && message.reveal) reveal();
    if (message.kind === 'document' && message.part === 'footer') {
      holder?.firstElementChild?.scrollIntoView({ behavior: 'instant' });
    }
  });
  store.subscribe(() => draw());
  // React draws after the store has changed: names and inertness follow what it has drawn.
  new MutationObserver(draw).observe(document.body, { childList: true, subtree: true });

  const overlay = mountOverlay(document, {
    store,
    gestures,
    post: channel.post,
    editText: () => void editText(),
  });
  listenToPointer({
    window,
    store,
    gestures,
    overlay,
    post: channel.post,
    editText: (point) => void editText(point),
    endText,
  });
  listenToKeys({ window, store, gestures, post: channel.post });
  // The shell may still be on its way: the canvas says that it is there until it is heard.
  const greet = () => {
    const { pathname, search } = window.location;
    channel.post({ kind: 'ready', pageId, path: `${pathname}${search}`, data });
  };
  const greeting = window.setInterval(() => {
    if (isHeard) window.clearInterval(greeting);
    else greet();
  }, 250);
  greet();
}
