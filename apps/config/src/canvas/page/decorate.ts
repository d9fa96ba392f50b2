import { blockOf } from '@sitewright/blocks/schema';

/**
 * Makes the page's blocks things that are selected: each is a stop of the Tab key with a name, and what is in
 * it neither takes clicks nor the focus. `isEditing` false gives visitors' behaviour back.
 */
export function decorate(holder: HTMLElement, isEditing: boolean): void {
  for (const block of holder.querySelectorAll<HTMLElement>('[data-block]')) {
    if (isEditing) {
      block.tabIndex = 0;
      block.setAttribute('role', 'group');
      block.setAttribute('aria-label', nameOf(block));
    } else {
      block.removeAttribute('tabindex');
      block.removeAttribute('role');
      block.removeAttribute('aria-label');
    }
    for (const child of block.children) {
      if (child instanceof HTMLElement && child.dataset.canvasEditor === undefined) {
        child.inert = isEditing;
      }
    }
  }
}

function nameOf(block: HTMLElement): string {
  const label = blockOf(Number(block.dataset.type))?.label ?? 'Block';
  const words = (block.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 60);
  return words === '' ? label : `${label}: ${words}`;
}
