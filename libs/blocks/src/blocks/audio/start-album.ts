import { lengthText } from './length-text.ts';

/** A button that replaces a link, with the same content and classes. */
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
 * Turns the links of an album's tracks into buttons: a click plays or pauses a track, and the next track follows when
 * one ends. Restores the links when `signal` aborts.
 */
export function startAlbum(root: HTMLElement, player: HTMLAudioElement, signal: AbortSignal): void {
  const links = [...root.querySelectorAll<HTMLAnchorElement>('a.audio-track')];
  const buttons = links.map(buttonFor);
  let current = links.findIndex((link) => link.ariaCurrent === 'true');

  let isPlaybackRequested = false;

  function show(index: number): void {
    current = index;
    // A new source resets the speed, so the visitor's choice is applied again.
    player.defaultPlaybackRate = player.playbackRate;
    player.src = links[index]!.href;
    player.ariaLabel = buttons[index]!.querySelector('.audio-name')!.textContent;
    for (const [buttonIndex, button] of buttons.entries())
      button.ariaCurrent = buttonIndex === index ? 'true' : null;
    showPlaying();
  }

  /** Marks the button of the playing track as pressed. */
  function showPlaying(): void {
    for (const [buttonIndex, button] of buttons.entries())
      button.ariaPressed = String(buttonIndex === current && !player.paused);
  }

  function toggle(index: number): void {
    if (index === current && !player.paused) player.pause();
    else {
      if (index !== current) show(index);
      // If the browser blocks playback, its own controls remain usable.
      void player.play().catch(() => {});
    }
  }

  function playNext(): void {
    if (current + 1 < links.length) toggle(current + 1);
  }

  /** Shows the duration of the current track, if the owner entered none. */
  function showLength(): void {
    const length = buttons[current]?.querySelector('.audio-length');
    if (length?.textContent === '') length.textContent = lengthText(player.duration);
  }

  for (const [index, button] of buttons.entries()) {
    button.addEventListener('click', () => toggle(index), { signal });
  }
  showPlaying();
  player.addEventListener('play', showPlaying, { signal });
  player.addEventListener('pause', showPlaying, { signal });
  player.addEventListener('loadedmetadata', showLength, { signal });
  player.addEventListener('ended', playNext, { signal });
  // Skips a track that cannot play, if it was about to play: `paused` is already true, and its event follows later.
  player.addEventListener('play', () => (isPlaybackRequested = true), { signal });
  player.addEventListener('pause', () => (isPlaybackRequested = false), { signal });
  player.addEventListener('error', () => isPlaybackRequested && playNext(), { signal });
  signal.addEventListener('abort', () => {
    for (const [index, button] of buttons.entries()) {
      const link = links[index]!;
      link.append(...button.childNodes);
      link.ariaCurrent = button.ariaCurrent;
      button.replaceWith(link);
    }
  });
}
