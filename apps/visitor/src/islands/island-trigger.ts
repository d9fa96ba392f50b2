import { whenIdle } from '../page/when-idle.ts';

/**
 * What loads an island: the page load, an idle page, visibility, an interaction, or visibility or an interaction,
 * whichever comes first.
 */
export type IslandTrigger = 'load' | 'idle' | 'visible' | 'touch' | 'visible-or-touch';

type Start = () => Promise<void>;
type Wait = (element: HTMLElement, view: Window, start: Start) => () => void;

/** Distance from the window in pixels at which an island counts as visible. */
const nearPx = 200;

const immediately: Wait = (_element, _view, start) => {
  void start();
  return () => {};
};

const onIdle: Wait = (_element, view, start) => {
  whenIdle(view, () => void start());
  // Nothing to cancel: `start` ignores an island that was stopped meanwhile.
  return () => {};
};

const whenVisible: Wait = (element, _view, start) => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void start();
    },
    { rootMargin: `${nearPx}px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
};

/** The first click waits for the island and is then repeated, so that it is never lost. */
const whenTouched: Wait = (element, _view, start) => {
  const controller = new AbortController();
  const { signal } = controller;
  let started: Promise<void> | undefined;
  // Once started, clicks pass: browsers ignore a click that is repeated inside the click of a key press.
  const begin = () => (started ??= start().then(() => controller.abort()));

  async function onClick(event: MouseEvent): Promise<void> {
    // Opens a new tab or window, which needs no script.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    const target =
      (event.target as Element).closest<HTMLElement>('a, button, summary, label') ?? element;
    event.preventDefault();
    event.stopPropagation();
    await begin();
    target.click();
  }

  element.addEventListener('pointerenter', begin, { signal });
  element.addEventListener('focusin', begin, { signal });
  element.addEventListener('click', (event) => void onClick(event), { signal, capture: true });
  return () => controller.abort();
};

/** For elements whose click would leave the page before the island has loaded, such as a link to the full image. */
const whenVisibleOrTouched: Wait = (element, view, start) => {
  let started: Promise<void> | undefined;
  const once = () => (started ??= start());
  const cleanups = [whenVisible, whenTouched].map((wait) => wait(element, view, once));
  return () => {
    for (const cleanup of cleanups) cleanup();
  };
};

const waits: Readonly<Record<IslandTrigger, Wait>> = {
  load: immediately,
  idle: onIdle,
  visible: whenVisible,
  touch: whenTouched,
  'visible-or-touch': whenVisibleOrTouched,
};

/** Calls `start` once when an element's trigger fires. Returns a function that stops waiting. */
export const waitForTrigger = (trigger: IslandTrigger, ...rest: Parameters<Wait>): (() => void) =>
  (waits[trigger] ?? whenVisible)(...rest);
