/** The button that a title has become. */
export interface TitleButton {
  readonly button: HTMLElement;
  /** Puts the heading back into the disclosure. */
  readonly restore: () => void;
}

/**
 * Takes the heading out of a disclosure and makes a button of its words: a summary keeps headings from screen readers,
 * and may not say what it controls.
 */
export function titleButton(details: HTMLDetailsElement): TitleButton {
  const document = details.ownerDocument;
  const [summary, panel] = details.children as unknown as readonly [HTMLElement, HTMLElement];
  const heading = summary.firstElementChild!;
  const button = document.createElement('button');
  const hasFocus = document.activeElement === summary;
  button.type = 'button';
  button.setAttribute('aria-controls', panel.id);
  button.append(...heading.childNodes);
  heading.append(button);
  details.before(heading);
  summary.hidden = true;
  if (hasFocus) button.focus();
  return {
    button,
    restore() {
      heading.append(...button.childNodes);
      button.remove();
      summary.append(heading);
      summary.hidden = false;
    },
  };
}
