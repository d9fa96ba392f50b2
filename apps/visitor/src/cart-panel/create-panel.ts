interface PanelOptions {
  readonly title: string;
  /** The target of the title's link. */
  readonly address: string;
  readonly closeLabel: string;
}

interface Panel {
  readonly dialog: HTMLDialogElement;
  /** Closes the panel; stays visible while the content scrolls. */
  readonly button: HTMLButtonElement;
  /** The scrolling area below the title. */
  readonly body: HTMLElement;
}

/** Creates an empty panel with its title and close button. */
export function createPanel(
  document: Document,
  { title, address, closeLabel }: PanelOptions,
): Panel {
  const dialog = document.createElement('dialog');
  const heading = document.createElement('h2');
  const link = document.createElement('a');
  const button = document.createElement('button');
  const cross = document.createElement('span');
  const body = document.createElement('div');
  dialog.className = 'cart-panel';
  heading.id = 'cart-panel-title';
  dialog.setAttribute('aria-labelledby', heading.id);
  link.href = address;
  link.textContent = title;
  heading.append(link);
  cross.ariaHidden = 'true';
  cross.textContent = '×';
  button.type = 'button';
  button.autofocus = true;
  button.ariaLabel = closeLabel;
  button.append(cross);
  body.className = 'cart-panel-body';
  dialog.append(heading, button, body);
  return { dialog, button, body };
}
