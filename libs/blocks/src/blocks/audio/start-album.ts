import { lengthText } from './length-text.ts';

/** A button in the place of a link, with the same contents and looks. */
function buttonFor(link: HTMLAnchorElement): HTMLButtonElement {
  const { ownerDocument: document } = link;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = link.className;
  button.ariaCurrent = link.ariaCurrent;
  const isFocused = document.activeElement === link;
  button.append(...link.childNodes);
  link.replaceWith(button);
  if (isFocused) button.focus();
  return button;
}

/**
 * Makes the links to an album's tracks the buttons of its player: a press plays a track or pauses it, and when one ends
 * the next begins. When `signal` aborts, they are links again.
 */
export function startAlbum(root: HTMLElement, player: HTMLAudioElement, signal: AbortSignal): void {
  const links = [...root.querySelectorAll<HTMLAnchorElement>('a.audio-track')];
  const buttons = links.map(buttonFor);
  let current = links.findIndex((link) => link.ariaCurrent === 'true');

  let isToPlay = false;

  function show(index: number): void {
    current = index;
    // A new source starts at the default speed: it is the one that the visitor chose.
    player.defaultPlaybackRate = player.playbackRate;
    player.src = links[index]!.href;
    player.ariaLabel = buttons[index]!.querySelector('.audio-name')!.textContent;
    for (const [at, button] of buttons.entries()) button.ariaCurrent = at === index ? 'true' : null;
    showPlaying();
  }

  /** The button of the track that plays is pressed. */
  function showPlaying(): void {
    for (const [at, button] of buttons.entries())
      button.ariaPressed = String(at === current && !player.paused);
  }

  function press(index: number): void {
    if (index === current && !player.paused) player.pause();
    else {
      if (index !== current) show(index);
      // A browser may reject to start; its own controls are there then.
      void player.play().catch(() => {});
    }
  }

  function goOn(): void {
    if (current + 1 < links.length) press(current + 1);
  }

  /** Of a length that its owner did not write. */
  function showLength(): void {
    const length = buttons[current]?.querySelector('.audio-length');
    if (length?.textContent === '') length.textContent = lengthText(player.duration);
  }

  for (const [index, button] of buttons.entries()) {
    button.addEventListener('click', () => press(index), { signal });
  }
  showPlaying();
  player.addEventListener('play', showPlaying, { signal });
  player.addEventListener('pause', showPlaying, { signal });
  player.addEventListener('loadedmetadata', showLength, { signal });
  player.addEventListener('ended', goOn, { signal });
  // One that cannot be played is passed over, when it was to play: `paused` is true by then, its event comes later.
  player.addEventListener('play', () => (isToPlay = true), { signal });
  player.addEventListener('pause', () => (isToPlay = false), { signal });
  player.addEventListener('error', () => isToPlay && goOn(), { signal });
  signal.addEventListener('abort', () => {
    for (const [index, button] of buttons.entries()) {
      const link = links[index]!;
      link.append(...button.childNodes);
      link.ariaCurrent = button.ariaCurrent;
      button.replaceWith(link);
    }
  });
}
