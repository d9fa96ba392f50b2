/**
 * Calls back at a press beside a modal dialog. One that began in the dialog is none, as when somebody marks its words
 * and lets go beside it.
 */
export function onPressBeside(dialog: HTMLDialogElement, act: () => void): void {
  const isBeside = ({ clientX: x, clientY: y }: MouseEvent) => {
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    return x < left || x > right || y < top || y > bottom;
  };
  let beganBeside = false;
  dialog.addEventListener('pointerdown', (event) => {
    beganBeside = isBeside(event);
  });
  dialog.addEventListener('click', (event) => {
    const isPress = beganBeside && isBeside(event);
    beganBeside = false;
    if (isPress) act();
  });
}
