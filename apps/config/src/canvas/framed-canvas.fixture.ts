import { sectionStyle } from '@sitewright/blocks/view';
import type { FramedPage } from '../fake-api/framed-page.ts';
import type { CanvasMessage } from './protocol.ts';

/** Style sheets of a page without its site's own styles. */
export const style = `body{margin:0}:root{--gap:16px;--page-width:1200px;--section-padding:40px;--page-padding:20px}${sectionStyle}`;

/** The rendered block of an id. */
export const block = (page: Document, id: string): HTMLElement => {
  const found = page.querySelector<HTMLElement>(`[data-block="${id}"]`);
  if (found === null) throw new Error(`There is no block ${id}.`);
  return found;
};

/** The overlay on top of the page. */
export const overlay = (page: Document): ShadowRoot => {
  const host = page.querySelector('[data-canvas-overlay]');
  if (!host?.shadowRoot) throw new Error('There is no overlay.');
  return host.shadowRoot;
};

/** Waits for this many animation frames of the page. */
export const frames = async (page: Document, count = 2) => {
  for (let frame = 0; frame < count; frame += 1) {
    await new Promise((resolve) => page.defaultView?.requestAnimationFrame(resolve));
  }
};

/** Presses, moves and releases like a mouse. */
export async function drag(
  page: Document,
  target: Element,
  by: { readonly x: number; readonly y: number },
  options: { readonly from?: { x: number; y: number }; readonly letGo?: boolean } = {},
) {
  const box = target.getBoundingClientRect();
  const from = options.from ?? { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  const view = page.defaultView as Window & typeof globalThis;
  const fire = (type: string, element: EventTarget, at: { x: number; y: number }) =>
    element.dispatchEvent(
      new view.PointerEvent(type, {
        bubbles: true,
        composed: true,
        cancelable: true,
        pointerType: 'mouse',
        button: 0,
        buttons: type === 'pointerup' ? 0 : 1,
        clientX: at.x,
        clientY: at.y,
      }),
    );
  fire('pointerdown', target, from);
  for (const share of [0.2, 0.6, 1]) {
    fire('pointermove', page.body, { x: from.x + by.x * share, y: from.y + by.y * share });
    await frames(page, 1);
  }
  if (options.letGo !== false) fire('pointerup', page.body, { x: from.x + by.x, y: from.y + by.y });
}

/** The messages of a kind that the canvas has sent. */
export const said = <Kind extends CanvasMessage['kind']>(page: FramedPage, kind: Kind) =>
  page.heard.filter(
    (message): message is Extract<CanvasMessage, { kind: Kind }> => message.kind === kind,
  );
