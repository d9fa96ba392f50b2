import { takeTurns } from '../../kit/playing/take-turns.ts';
import { holdPlayer } from './hold-player.ts';
import { playerMessage } from './player-message.ts';
import { providerOf } from './provider.ts';
import { transition, type VideoEffect, type VideoEvent, type VideoState } from './state.ts';

/** A video of the page, alive. */
export interface VideoLoader {
  readonly getState: () => VideoState;
  /** Starts it, as a press on the overlay does. */
  readonly activate: () => void;
  /** Stops it and shows the overlay again. */
  readonly deactivate: () => void;
  readonly destroy: () => void;
}

/** Makes the frame of a service's player. Its permissions are what playing needs. */
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
 * Brings a video's frame (`.video-frame`) to life: the overlay starts it, another film or sound of the
 * page stops it.
 * A service's player is asked for when the visitor starts it, not before.
 */
export function createVideoLoader(root: HTMLElement, onEnded: () => void = () => {}): VideoLoader {
  const { ownerDocument: document } = root;
  const { source = '', stream = '', title = '' } = root.dataset;
  const provider = providerOf(source);
  // Without an address to play, its overlay is a link to where the video lives, and stays one.
  const overlay = source + stream === '' ? null : root.querySelector<HTMLElement>('.video-overlay');
  const life = new AbortController();
  const { signal } = life;
  let player = root.querySelector<HTMLVideoElement | HTMLIFrameElement>('.video-player');
  let state: VideoState = 'unloaded';
  let letGo = () => {};

  const startTurn = takeTurns(root, () => dispatch('otherStarted'), signal);

  /** A video that starts by itself, muted, stops nothing: neither another one nor what the visitor listens to. */
  function takeTurn(): void {
    const isSilent = player instanceof HTMLVideoElement && player.muted;
    if (!isSilent || !('forceAutoplay' in root.dataset)) startTurn();
  }

  function command(name: 'play' | 'pause'): void {
    if (player instanceof HTMLVideoElement) {
      if (name === 'pause') player.pause();
      // A browser may reject to start; its own controls are there then.
      else void player.play().catch(() => {});
    } else {
      player?.contentWindow?.postMessage(playerMessage(provider, name), '*');
    }
  }

  const effects: Readonly<Record<VideoEffect, () => void>> = {
    load: () => {
      if (player !== null) return;
      root.append((player = createFrame(document, source, title)));
      letGo = holdPlayer(root);
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
      // After a press, focus moves into the player. A player that starts by itself does not take focus.
      player?.focus({ preventScroll: true });
    },
    { signal },
  );
  if (player instanceof HTMLVideoElement) {
    const own = player;
    // The visitor may use the browser's own controls instead of the overlay.
    player.addEventListener('play', () => dispatch('play'), { signal });
    player.addEventListener('volumechange', () => !own.paused && takeTurn(), { signal });
    player.addEventListener('ended', onEnded, { signal });
  }

  return {
    getState: () => state,
    activate: () => dispatch('play'),
    deactivate: () => dispatch('deactivate'),
    destroy() {
      life.abort();
      letGo();
    },
  };
}
