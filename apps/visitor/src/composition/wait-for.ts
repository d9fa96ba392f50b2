import { whenIdle } from './when-idle.ts';

/**
 * When an island is loaded: at once, when the page rests, when it comes near, when a visitor reaches for it, or by the
 * first of the last two.
 */
export type IslandMoment = 'load' | 'idle' | 'visible' | 'touch' | 'visible-or-touch';

type Start = () => Promise<void>;
type Wait = (element: HTMLElement, view: Window, start: Start) => () => void;

/** Distance from the window in pixels from which an island counts as visible. */
const nearPx = 200;

const atOnce: Wait = (_element, _view, start) => {
  void start();
  return () => {};
};

const onIdle: Wait = (_element, view, start) => {
  whenIdle(view, () => void start());
  // An island that has ended by then does not start.
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

  async function onClick(event: MouseEvent): Promise<void> {
    // It opens a tab or a window, for which no script is needed.
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
  return () => life.abort();
};

/** For what a click before the island is there would lead away from, such as a link to a full image. */
const whenVisibleOrTouched: Wait = (element, view, start) => {
  let started: Promise<void> | undefined;
  const once = () => (started ??= start());
  const ends = [whenVisible, whenTouched].map((wait) => wait(element, view, once));
  return () => {
    for (const end of ends) end();
  };
};

const waits: Readonly<Record<IslandMoment, Wait>> = {
  load: atOnce,
  idle: onIdle,
  visible: whenVisible,
  touch: whenTouched,
  'visible-or-touch': whenVisibleOrTouched,
};

/** Calls `start` once when an element's moment has come; answers how to stop waiting. */
export const waitFor = (moment: IslandMoment, ...rest: Parameters<Wait>): (() => void) =>
  (waits[moment] ?? whenVisible)(...rest);
