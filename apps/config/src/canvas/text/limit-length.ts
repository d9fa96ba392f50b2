import { describeLength } from './describe-excess.ts';

/** What an input event would put in. */
const insertedText = ({ data, dataTransfer, inputType }: InputEvent): string =>
  data ??
  dataTransfer?.getData('text/plain') ??
  (inputType === 'insertLineBreak' || inputType === 'insertParagraph' ? '\n' : '');

/** How many characters an input event would replace. */
function replacedLength(event: InputEvent, element: HTMLElement): number {
  return event
    .getTargetRanges()
    .reduce((length, { startContainer, startOffset, endContainer, endOffset }) => {
      const range = element.ownerDocument.createRange();
      range.setStart(startContainer, startOffset);
      range.setEnd(endContainer, endOffset);
      return length + range.toString().length;
    }, 0);
}

/**
 * Keeps an element in which plain text is written within a length: what would make it longer is not put in, and
 * `onRefused` hears why. A text that is too long already may become shorter.
 */
export function limitLength(
  element: HTMLElement,
  {
    maxLength,
    onRejected,
  }: { readonly maxLength: number; readonly onRejected: (reason: string) => void },
): void {
  /** The last text that fitted: what an input method composes cannot be rejected before it is there. */
  let fitting = element.textContent ?? '';

  element.addEventListener('beforeinput', (event) => {
    const inserted = insertedText(event).length;
    const length = (element.textContent ?? '').length - replacedLength(event, element) + inserted;
    if (inserted === 0 || length <= maxLength || !event.cancelable) return;
    event.preventDefault();
    onRejected(describeLength(maxLength, length));
  });
  const settle = (event: Event) => {
    const text = element.textContent ?? '';
    if (text.length <= Math.max(maxLength, fitting.length)) {
      fitting = text;
      return;
    }
    if (event instanceof InputEvent && event.isComposing) return;
    event.stopImmediatePropagation();
    element.textContent = fitting;
    element.ownerDocument.getSelection()?.selectAllChildren(element);
    element.ownerDocument.getSelection()?.collapseToEnd();
    onRejected(describeLength(maxLength, text.length));
  };
  element.addEventListener('input', settle);
  element.addEventListener('compositionend', settle);
}
