interface Move {
  readonly content: HTMLElement;
  /** All elements that are still visible: more than one after quick moves. */
  readonly leaving: readonly Element[];
  /** The side from which the content comes, in reading direction. */
  readonly from: 'start' | 'end' | 'nowhere';
  readonly durationMs: number;
}

const shift = { start: -1, end: 1, nowhere: 0 } as const;
const easing = 'cubic-bezier(0.22, 0.7, 0.2, 1)';

/** Animates new content in and old content out; removes the old content. */
export function playMove({ content, leaving, from, durationMs }: Move): void {
  const directionFactor = content.matches(':dir(rtl)') ? -1 : 1;
  const offset = `${shift[from] * directionFactor * 4}rem`;
  content.animate(
    { opacity: [0, 1], translate: [offset, '0'] },
    { duration: durationMs, easing, fill: 'backwards' },
  );
  for (const element of leaving) {
    const animation = element.animate(
      { opacity: [1, 0], translate: ['0', `calc(-1 * ${offset})`] },
      { duration: durationMs / 2, easing, fill: 'forwards' },
    );
    for (const end of ['finish', 'cancel']) animation.addEventListener(end, () => element.remove());
  }
}
