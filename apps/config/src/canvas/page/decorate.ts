import { blockOf } from '@sitewright/blocks/schema';

/** Announced for a block of an unknown type. */
const unknownBlock = 'Unknown block type';

/**
 * Makes the page's blocks selectable: each is a tab stop with a name, and its content takes neither clicks nor focus;
 * an empty block says what it is and what to do first. With `isEditing` false, the page behaves as for visitors.
 */
export function decorate(container: HTMLElement, isEditing: boolean): void {
  for (const block of container.querySelectorAll<HTMLElement>('[data-block]')) {
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

/** The placeholder of an empty block. */
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
  const visibleText = (block.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 60);
  const text = block.childElementCount === 0 ? (definition?.firstStep ?? '') : visibleText;
  return text === '' ? label : `${label}: ${text}`;
}
