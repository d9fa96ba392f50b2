import { userEvent } from 'vitest/browser';

/** Moves the pointer to a corner of the window, because another test may have left it anywhere. */
export async function leaveWithPointer(): Promise<void> {
  const corner = document.createElement('div');
  corner.style.cssText =
    'position:fixed;inset-block-end:0;inset-inline-end:0;inline-size:9px;block-size:9px';
  document.body.append(corner);
  await userEvent.hover(corner);
  corner.remove();
}
