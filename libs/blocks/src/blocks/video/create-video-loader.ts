import { takeTurns } from '../../kit/playing/take-turns.ts';
import { holdPlayer } from './hold-player.ts';
import { playerMessage } from './player-message.ts';
import { providerOf } from './provider.ts';
import { transition, type VideoEffect, type VideoEvent, type VideoState } from './state.ts';

/** A live video of the page. */
export interface VideoLoader {
  readonly getState: () => VideoState;
  /** Starts the video, as a click on the overlay does. */
  readonly activate: () => void;
  /** Stops the video and shows the overlay again. */
  readonly deactivate: () => void;
  readonly destroy: () => void;
}

/** Creates the frame of a service's player with the permissions that playback needs. */
function createFrame(document: Document, source: string, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.className = 'video-player';
  frame.title = title;
  frame.allow = 'autoplay; fullscreen; picture-in-picture; encrypted-media';
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.src = source;
  return frame;
}

/**
 * Activates a video's frame (`.video-frame`): the overlay starts it, and other starting media stop it. A service's
 * player loads when the visitor starts it, not before.
 */
export function createVideoLoader(root: HTMLElement, onEnded: () => void = () => {}): VideoLoader {
  const { ownerDocument: document } = root;
  const { source = '', stream = '', title = '' } = root.dataset;
  const provider = providerOf(source);
  // Without a playable URL its overlay stays a link to the video's page.
  const overlay = source + stream === '' ? null : root.querySelector<HTMLElement>('.video-overlay');
  const controller = new AbortController();
  const { signal } = controller;
  let player = root.querySelector<HTMLVideoElement | HTMLIFrameElement>('.video-player');
  let state: VideoState = 'unloaded';
  let releasePlayer = () => {};

  const startTurn = takeTurns(root, () => dispatch('otherStarted'), signal);

  /** A muted autoplaying video does not stop other media. */
  function takeTurn(): void {
    const isSilent = player instanceof HTMLVideoElement && player.muted;
    if (!isSilent || !('forceAutoplay' in root.dataset)) startTurn();
  }

  function command(name: 'play' | 'pause'): void {
    if (player instanceof HTMLVideoElement) {
      if (name === 'pause') player.pause();
      // If the browser blocks playback, its own controls remain usable.
      else void player.play().catch(() => {});
    } else {
      player?.contentWindow?.postMessage(playerMessage(provider, name), '*');
    }
  }

  const effects: Readonly<Record<VideoEffect, () => void>> = {
    load: () => {
      if (player !== null) return;
      root.append((player = createFrame(document, source, title)));
      releasePlayer = holdPlayer(root);
    },
    play: () => {
      command('play');
      takeTurn();
    },
    pause: () => command('pause'),
    hideOverlay: () => {
      if (overlay !== null) overlay.hidden = true;
      root.dataset['playing'] = '';
    },
    showOverlay: () => {
      if (overlay !== null) overlay.hidden = false;
      delete root.dataset['playing'];
    },
  };

  function dispatch(event: VideoEvent): void {
    const step = transition(state, event);
    state = step.state;
    for (const effect of step.effects) effects[effect]();
  }

  overlay?.addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      dispatch('play');
      // After a click, focus moves into the player. An autoplaying video does not take focus.
      player?.focus({ preventScroll: true });
    },
    { signal },
  );
  if (player instanceof HTMLVideoElement) {
    const filePlayer = player;
    // The visitor may use the browser's own controls instead of the overlay.
    player.addEventListener('play', () => dispatch('play'), { signal });
    player.addEventListener('volumechange', () => !filePlayer.paused && takeTurn(), { signal });
    player.addEventListener('ended', onEnded, { signal });
  }

  return {
    getState: () => state,
    activate: () => dispatch('play'),
    deactivate: () => dispatch('deactivate'),
    destroy() {
      controller.abort();
      releasePlayer();
    },
  };
}
