/** A simulated finger on an element, with timestamps from the test. */
export interface Finger {
  readonly down: FingerEvent;
  readonly move: FingerEvent;
  readonly up: FingerEvent;
}

type FingerEvent = (x: number, atMs: number, y?: number) => void;

/** Puts a finger, or a mouse, on an element. */
export function fingerOn(target: Element, pointerType: 'touch' | 'mouse' = 'touch'): Finger {
  const send =
    (type: string) =>
    (clientX: number, atMs: number, clientY = 0) => {
      const init = { pointerType, clientX, clientY, isPrimary: true, bubbles: true };
      const event = new PointerEvent(type, init);
      Object.defineProperty(event, 'timeStamp', { value: atMs });
      target.dispatchEvent(event);
    };
  return { down: send('pointerdown'), move: send('pointermove'), up: send('pointerup') };
}
