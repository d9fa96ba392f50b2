/** Labels of the button that pauses a marquee. */
export interface MarqueeLabels {
  readonly pause: string;
  readonly play: string;
}

/** Default labels. */
export const marqueeLabels: MarqueeLabels = { pause: 'Pause', play: 'Play' };

/** A button that pauses and resumes motion. */
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
