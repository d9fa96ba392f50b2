/** Calls back on a click outside a modal dialog. A drag that starts inside, as when selecting text, does not count. */
export function onClickOutside(dialog: HTMLDialogElement, callback: () => void): void {
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
    if (isPress) callback();
  });
}
