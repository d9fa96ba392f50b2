/** A finger on an element, at a time of the test's own choice. */
export interface Finger {
  readonly down: (x: number, atMs: number) => void;
  readonly move: (x: number, atMs: number) => void;
  readonly up: (x: number, atMs: number) => void;
}

/** Puts a finger, or a mouse, on an element. */
export function fingerOn(target: Element, pointerType: 'touch' | 'mouse' = 'touch'): Finger {
  const send = (type: string) => (clientX: number, atMs: number) => {
    const event = new PointerEvent(type, { pointerType, clientX, isPrimary: true, bubbles: true });
    Object.defineProperty(event, 'timeStamp', { value: atMs });
    target.dispatchEvent(event);
  };
  return { down: send('pointerdown'), move: send('pointermove'), up: send('pointerup') };
}
