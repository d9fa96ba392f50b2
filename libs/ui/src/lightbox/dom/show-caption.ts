import { hasMeta, type LightboxItem } from '../lightbox-item.ts';
import type { LightboxParts } from './create-controls.ts';

/** Writes an item's texts into the caption panel and shows or hides it. Without texts the toggle is hidden. */
export function showCaption(
  { caption, captionToggle }: LightboxParts,
  item: LightboxItem,
  isOpen: boolean,
): void {
  const { title, description } = item.meta ?? {};
  const line = (tag: 'strong' | 'span', text: string | undefined) => {
    if (!text) return [];
    const element = caption.ownerDocument.createElement(tag);
    element.textContent = text;
    return [element];
  };
  caption.replaceChildren(...line('strong', title), ...line('span', description));
  captionToggle.hidden = !hasMeta(item);
  caption.hidden = !isOpen || !hasMeta(item);
  captionToggle.ariaExpanded = String(!caption.hidden);
  caption.scrollTop = 0;
  // Makes a long caption scrollable by keyboard in every browser.
  if (caption.scrollHeight > caption.clientHeight) caption.tabIndex = 0;
  else caption.removeAttribute('tabindex');
}
