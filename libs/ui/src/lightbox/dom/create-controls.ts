import type { LightboxEvent } from '../state.ts';
import type { LightboxLabels, LightboxOptions } from '../options.ts';

/** The parts of a lightbox: content and controls. */
export interface LightboxParts {
  readonly dialog: HTMLDialogElement;
  readonly stage: HTMLElement;
  readonly close: HTMLButtonElement;
  readonly captionToggle: HTMLButtonElement;
  readonly caption: HTMLElement;
  readonly position: HTMLElement;
}

/** The input for the parts of a lightbox. */
export interface ControlsInput {
  readonly document: Document;
  readonly labels: LightboxLabels;
  readonly controls: NonNullable<LightboxOptions['controls']>;
  readonly count: number;
  readonly send: (event: LightboxEvent) => void;
}

/** Creates the elements of a lightbox without inserting them. */
export function createControls(input: ControlsInput): LightboxParts {
  const { document, labels, controls, count, send } = input;
  const part = <Tag extends 'div' | 'p' | 'dialog' | 'button'>(tag: Tag, name: string) => {
    const element = document.createElement(tag);
    element.className = name;
    return element;
  };
  const button = (type: LightboxEvent['type'], name: string, label: string) => {
    const element = part('button', `lightbox-control lightbox-${name}`);
    element.type = 'button';
    element.ariaLabel = label;
    element.addEventListener('click', () => send({ type }));
    return element;
  };

  const dialog = part('dialog', 'lightbox');
  dialog.ariaLabel = labels.lightbox;
  const stage = part('div', 'lightbox-stage');
  const close = button('close', 'close', labels.close);
  const captionToggle = button('toggleCaption', 'caption-toggle', labels.caption);
  const caption = part('div', 'lightbox-caption');
  caption.id = 'lightbox-caption';
  captionToggle.setAttribute('aria-controls', caption.id);
  const position = part('p', 'lightbox-position');
  position.role = 'status';

  const arrows = [
    ...(controls.previous !== false ? [button('previous', 'previous', labels.previous)] : []),
    ...(controls.next !== false ? [button('next', 'next', labels.next)] : []),
  ];
  dialog.append(stage, close, ...(count > 1 ? arrows : []), captionToggle, caption);
  if (count > 1) dialog.append(position);
  return { dialog, stage, close, captionToggle, caption, position };
}
