/** When an island is loaded: at once, when the page rests, when it comes near, or when a visitor reaches for it. */
export type IslandMoment = 'load' | 'idle' | 'visible' | 'touch';

type Start = () => Promise<void>;
type Wait = (element: HTMLElement, view: Window, start: Start) => () => void;

/** Distance from the window in pixels from which an island counts as visible. */
const nearPx = 200;

const atOnce: Wait = (_element, _view, start) => {
  void start();
  return () => {};
};

/** On a page that never rests. */
const longestWaitMs = 2_000;

/** Safari has no idle callback: there a moment later must do. */
const whenIdle: Wait = (_element, view, start) => {
  const begin = () => void start();
  if (view.requestIdleCallback) view.requestIdleCallback(begin, { timeout: longestWaitMs });
  else view.setTimeout(begin, 50);
  // It comes by itself, and what has ended by then starts nothing.
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

/** The first click waits for the island and is then made again, so that it is never lost. */
const whenTouched: Wait = (element, _view, start) => {
  const life = new AbortController();
  const { signal } = life;
  let started: Promise<void> | undefined;
  // From then on nothing is held back: a click that is made again within the one of a key would not be heard.
  const begin = () => (started ??= start().then(() => life.abort()));

  async function onClick(event: Event): Promise<void> {
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
  return () => life.abort();
};

const waits: Readonly<Record<IslandMoment, Wait>> = {
  load: atOnce,
  idle: whenIdle,
  visible: whenVisible,
  touch: whenTouched,
};

/** Calls `start` once when an element's moment has come; answers how to stop waiting. */
export const waitFor = (moment: IslandMoment, ...rest: Parameters<Wait>): (() => void) =>
  (waits[moment] ?? whenVisible)(...rest);
