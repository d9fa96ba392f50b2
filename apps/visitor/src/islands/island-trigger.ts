import { whenIdle } from '../page/when-idle.ts';

/**
 * What loads an island: the page load, an idle page, visibility, a visitor's interaction, or the first of the last
 * two.
 */
export type IslandTrigger = 'load' | 'idle' | 'visible' | 'touch' | 'visible-or-touch';

type Start = () => Promise<void>;
type Wait = (element: HTMLElement, view: Window, start: Start) => () => void;

/** Distance from the window in pixels at which an island counts as visible. */
const nearPx = 200;

const atOnce: Wait = (_element, _view, start) => {
  void start();
  return () => {};
};

const onIdle: Wait = (_element, view, start) => {
  whenIdle(view, () => void start());
  // An island that was stopped before then does not start.
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
  const life = new AbortController();
  const { signal } = life;
  let started: Promise<void> | undefined;
  // From then on clicks pass: a repeated click inside the click of a key press would be ignored.
  const begin = () => (started ??= start().then(() => life.abort()));

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
  return () => life.abort();
};

/** For elements whose click would leave the page before the island has loaded, such as a link to the full image. */
const whenVisibleOrTouched: Wait = (element, view, start) => {
  let started: Promise<void> | undefined;
  const once = () => (started ??= start());
  const ends = [whenVisible, whenTouched].map((wait) => wait(element, view, once));
  return () => {
    for (const end of ends) end();
  };
};

const waits: Readonly<Record<IslandTrigger, Wait>> = {
  load: atOnce,
  idle: onIdle,
  visible: whenVisible,
  touch: whenTouched,
  'visible-or-touch': whenVisibleOrTouched,
};

/** Calls `start` once when an element's trigger fires. Returns a function that stops waiting. */
export const waitForTrigger = (trigger: IslandTrigger, ...rest: Parameters<Wait>): (() => void) =>
  (waits[trigger] ?? whenVisible)(...rest);
