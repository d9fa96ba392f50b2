import { describeLength } from './describe-excess.ts';

/** The text that an input event would insert. */
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
 * Limits the length of an editable plain-text element: longer input is rejected, and `onRejected` gets the reason. A
 * text that is already too long may get shorter.
 */
export function limitLength(
  element: HTMLElement,
  {
    maxLength,
    onRejected,
  }: { readonly maxLength: number; readonly onRejected: (reason: string) => void },
): void {
  /** The last text within the limit: input from an IME composition can only be rejected afterward. */
  let fitting = element.textContent ?? '';

  element.addEventListener('beforeinput', (event) => {
    const inserted = insertedText(event).length;
    const length = (element.textContent ?? '').length - replacedLength(event, element) + inserted;
    if (inserted === 0 || length <= maxLength || !event.cancelable) return;
    event.preventDefault();
    onRejected(describeLength(maxLength, length));
  });
  const enforceLimit = (event: Event) => {
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
  element.addEventListener('input', enforceLimit);
  element.addEventListener('compositionend', enforceLimit);
}
