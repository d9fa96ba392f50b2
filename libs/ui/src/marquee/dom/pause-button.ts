/** The words of the button that stops a marquee. */
export interface MarqueeLabels {
  readonly pause: string;
  readonly play: string;
}

/** Words that nobody set. */
export const marqueeLabels: MarqueeLabels = { pause: 'Pause', play: 'Play' };

/** A button by which visitors stop what moves, and let it go on. */
export function pauseButton(
  document: Document,
  { pause, play }: MarqueeLabels,
  onChange: (isPaused: boolean) => void,
): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'marquee-pause';
  button.ariaLabel = pause;
  button.addEventListener('click', () => {
    const isPaused = button.toggleAttribute('data-paused');
    button.ariaLabel = isPaused ? play : pause;
    onChange(isPaused);
  });
  return button;
}
