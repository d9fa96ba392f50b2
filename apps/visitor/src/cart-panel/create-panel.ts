interface PanelOptions {
  readonly title: string;
  /** Where the title leads. */
  readonly address: string;
  readonly closeLabel: string;
}

interface Panel {
  readonly dialog: HTMLDialogElement;
  /** Closes the panel; in sight however far one has scrolled. */
  readonly button: HTMLButtonElement;
  /** What scrolls below the title. */
  readonly body: HTMLElement;
}

/** Makes the panel with its title and its button, and nothing in it. */
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
