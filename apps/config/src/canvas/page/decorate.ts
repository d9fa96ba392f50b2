import { blockOf } from '@sitewright/blocks/schema';

/** Said where a block stands that the editor does not know. */
const unknownBlock = 'This kind of block is not known here';

/**
 * Makes the page's blocks things that are selected: each is a stop of the Tab key with a name, and what is in
 * it neither takes clicks nor the focus; one that shows nothing yet says what it is and what to do first.
 * `isEditing` false gives visitors' behaviour back.
 */
export function decorate(holder: HTMLElement, isEditing: boolean): void {
  for (const block of holder.querySelectorAll<HTMLElement>('[data-block]')) {
    if (isEditing) {
      block.tabIndex = 0;
      block.setAttribute('role', 'group');
      block.setAttribute('aria-label', nameOf(block));
      markEmpty(block);
    } else {
      delete block.dataset.label;
      delete block.dataset.firstStep;
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

const definitionOf = (block: HTMLElement) => blockOf(Number(block.dataset.type));

/** What the placeholder of an empty block is drawn from. */
function markEmpty(block: HTMLElement): void {
  if (block.childElementCount > 0) {
    delete block.dataset.label;
    delete block.dataset.firstStep;
    return;
  }
  const definition = definitionOf(block);
  block.dataset.label = definition?.label ?? 'Block';
  block.dataset.firstStep = definition?.firstStep ?? (definition ? '' : unknownBlock);
}

function nameOf(block: HTMLElement): string {
  const definition = definitionOf(block);
  const label = definition?.label ?? 'Block';
  const shown = (block.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 60);
  const words = block.childElementCount === 0 ? (definition?.firstStep ?? '') : shown;
  return words === '' ? label : `${label}: ${words}`;
}
