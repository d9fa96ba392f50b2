import { hasMeta, type LightboxItem } from '../lightbox-item.ts';
import type { LightboxParts } from './create-controls.ts';

/** Writes an item's texts into the caption panel and shows or hides it. Without texts the toggle is hidden. */
export function showCaption(
  { caption, captionToggle }: LightboxParts,
  item: LightboxItem,
  isWanted: boolean,
): void {
  const { title, description } = item.meta ?? {};
  const line = (tag: 'strong' | 'span', words: string | undefined) => {
    if (!words) return [];
    const element = caption.ownerDocument.createElement(tag);
    element.textContent = words;
    return [element];
  };
  caption.replaceChildren(...line('strong', title), ...line('span', description));
  captionToggle.hidden = !hasMeta(item);
  caption.hidden = !isWanted || !hasMeta(item);
  captionToggle.ariaExpanded = String(!caption.hidden);
  caption.scrollTop = 0;
  // Makes a long caption scrollable by keyboard in every browser.
  if (caption.scrollHeight > caption.clientHeight) caption.tabIndex = 0;
  else caption.removeAttribute('tabindex');
}
