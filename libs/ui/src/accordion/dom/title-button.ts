/** The button of a title. */
export interface TitleButton {
  readonly button: HTMLElement;
  /** Removes the button and makes the summary usable again. */
  readonly restore: () => void;
}

/**
 * Puts a heading with a button over the summary of a disclosure: a summary hides headings from screen readers, and
 * cannot have `aria-controls`. The summary keeps its space and is hidden from screen readers.
 */
export function titleButton(details: HTMLDetailsElement): TitleButton {
  const document = details.ownerDocument;
  const [summary, panel] = details.children as unknown as readonly [HTMLElement, HTMLElement];
  const title = summary.firstElementChild!;
  const heading = title.cloneNode() as HTMLElement;
  const button = document.createElement('button');
  const hasFocus = document.activeElement === summary;
  button.type = 'button';
  button.setAttribute('aria-controls', panel.id);
  button.append(...title.cloneNode(true).childNodes);
  heading.append(button);
  details.before(heading);
  // Prevents that the title appears twice without the style sheet.
  summary.inert = true;
  if (hasFocus) button.focus();
  return {
    button,
    restore() {
      heading.remove();
      summary.inert = false;
    },
  };
}
