/** The button that a title has become. */
export interface TitleButton {
  readonly button: HTMLElement;
  /** Takes it away; the summary is what it was. */
  readonly restore: () => void;
}

/**
 * Puts a heading with a button of its words over the summary of a disclosure: a summary keeps headings from screen
 * readers, and may not say what it controls. The summary keeps its place and is read by nobody.
 */
export function titleButton(details: HTMLDetailsElement): TitleButton {
  const document = details.ownerDocument;
  const [summary, panel] = details.children as unknown as readonly [HTMLElement, HTMLElement];
  const words = summary.firstElementChild!;
  const heading = words.cloneNode() as HTMLElement;
  const button = document.createElement('button');
  const hasFocus = document.activeElement === summary;
  button.type = 'button';
  button.setAttribute('aria-controls', panel.id);
  button.append(...words.cloneNode(true).childNodes);
  heading.append(button);
  details.before(heading);
  // Without the style sheet, too, it is said once.
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
