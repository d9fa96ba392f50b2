import { dialogButtons, type DialogAnswer } from '../dialog-style.ts';
import { dialogLabels, type DialogOptions } from '../options.ts';

/** The parts of a dialog. */
export interface DialogParts {
  readonly dialog: HTMLDialogElement;
  /** The visible part; a click outside of it is on the overlay. */
  readonly panel: HTMLElement;
}

let createdCount = 0;

/** Creates the element of a dialog: title, message and the buttons of its style. */
export function createDialog(
  document: Document,
  { style, title, message, labels }: DialogOptions,
  onAnswer: (answer: DialogAnswer) => void,
): DialogParts {
  const id = `sw-dialog-${(createdCount += 1)}`;
  const create = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className: string) => {
    const part = document.createElement(tag);
    part.className = className;
    return part;
  };

  const dialog = create('dialog', 'dialog squarespace-managed-ui');
  // For tests and tools that query by an explicit role.
  dialog.setAttribute('role', style === 'alert' ? 'alertdialog' : 'dialog');
  dialog.setAttribute('aria-modal', 'true');
  dialog.setAttribute('aria-labelledby', `${id}-title`);

  const panel = create('div', 'dialog-panel');
  const heading = create('h2', 'dialog-title');
  heading.id = `${id}-title`;
  heading.textContent = title;
  panel.append(heading);
  if (message !== undefined) {
    const text = create('p', 'dialog-message');
    text.id = `${id}-message`;
    text.textContent = message;
    panel.append(text);
    dialog.setAttribute('aria-describedby', text.id);
  }

  const createButton = (className: string, answer: DialogAnswer) => {
    const button = create('button', className);
    button.type = 'button';
    button.addEventListener('click', () => onAnswer(answer));
    return button;
  };
  if (style === 'information') {
    const close = createButton('dialog-close', 'cancel');
    close.ariaLabel = labels?.close ?? dialogLabels.close;
    close.textContent = '×';
    panel.append(close);
  }

  const answers: readonly DialogAnswer[] = dialogButtons[style];
  if (answers.length > 0) {
    const row = create('div', 'dialog-buttons');
    for (const name of answers) {
      const button = createButton('dialog-button', name);
      button.dataset['answer'] = name;
      button.textContent = labels?.[name] ?? dialogLabels[name];
      row.append(button);
    }
    panel.append(row);
  }
  dialog.append(panel);
  return { dialog, panel };
}
