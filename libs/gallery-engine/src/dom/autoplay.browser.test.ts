import { userEvent } from 'vitest/browser';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { equalSlides, removeGalleries, renderGallery, slidesOf } from './render-gallery.fixture.ts';

afterEach(() => {
  removeGalleries();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const rest = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** Emulates the visitor's preference for reduced motion, which may change while the page is open. */
function stubMotion() {
  const reducedMotion = Object.assign(new EventTarget(), { matches: true }) as MediaQueryList;
  const real = matchMedia.bind(globalThis);
  vi.spyOn(globalThis, 'matchMedia').mockImplementation((query) =>
    query === '(prefers-reduced-motion: reduce)' ? reducedMotion : real(query),
  );
  return (matches: boolean) => {
    Object.assign(reducedMotion, { matches });
    reducedMotion.dispatchEvent(new Event('change'));
  };
}

function renderTurning(transition: 'fade' | 'swipe' = 'swipe') {
  const rendered = renderGallery({
    data: { design: 'slideshow', autoplay: true, 'autoplay-duration': 0.08, transition },
    slides: equalSlides(5),
    design: { speedMs: 0 },
  });
  // The mouse stays where another test file left it, and would pause a gallery under it. Synthetic events still work.
  rendered.root.style.pointerEvents = 'none';
  const gallery = rendered.enhanced!.gallery!;
  const moves = vi.fn<() => void>();
  gallery.subscribe(({ phase }) => {
    if (phase === 'moving') moves();
  });
  const hasRested = async () => {
    moves.mockClear();
    await rest(300);
    return moves.mock.calls.length === 0;
  };
  const goesOn = () => {
    moves.mockClear();
    return vi.waitUntil(() => moves.mock.calls.length > 0, { interval: 20, timeout: 3000 });
  };
  const pointer = (type: string, pointerType: string) =>
    rendered.root.dispatchEvent(new PointerEvent(type, { pointerType }));
  return { ...rendered, gallery, hasRested, goesOn, pointer };
}

describe('autoplay', () => {
  it('shows slides in order by default (GAL-087)', async () => {
    const { gallery } = renderTurning('fade');
    const seen: number[] = [];
    gallery.subscribe(({ phase, index }) => {
      if (phase === 'moving') seen.push(index);
    });
    await vi.waitUntil(() => seen.length >= 6, { timeout: 5000 });
    expect(seen.slice(0, 6)).toEqual([1, 2, 3, 4, 0, 1]);
  });

  it('pauses while the mouse is over the gallery and resumes when it leaves (GAL-050)', async () => {
    const { hasRested, goesOn, pointer } = renderTurning('fade');
    expect(await goesOn()).toBe(true);
    pointer('pointerenter', 'mouse');
    expect(await hasRested()).toBe(true);
    pointer('pointerleave', 'mouse');
    expect(await goesOn()).toBe(true);
  });

  it('does not pause on touch (GAL-051)', async () => {
    const { goesOn, pointer } = renderTurning('fade');
    pointer('pointerenter', 'touch');
    expect(await goesOn()).toBe(true);
  });

  it('is off while the page is hidden (GAL-055)', async () => {
    const { hasRested, goesOn } = renderTurning('fade');
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await hasRested()).toBe(true);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await goesOn()).toBe(true);
  });

  it('stops and hides its button while reduced motion is preferred (GAL-055)', async () => {
    const preferLessMotion = stubMotion();
    const { hasRested, goesOn, control } = renderTurning('fade');
    expect(await hasRested()).toBe(true);
    expect(control('rotate').checkVisibility()).toBe(false);
    preferLessMotion(false);
    expect(await goesOn()).toBe(true);
    expect(control('rotate').checkVisibility()).toBe(true);
    preferLessMotion(true);
    expect(await hasRested()).toBe(true);
  });
});

describe('the pause button', () => {
  it('is the first focusable element in the gallery', () => {
    const { root, control } = renderTurning();
    expect(root.querySelector('a, button, [tabindex]')).toBe(control('rotate'));
  });

  it('toggles autoplay and its label', async () => {
    const { control, hasRested, goesOn } = renderTurning('fade');
    control('rotate').click();
    expect(control('rotate').ariaLabel).toBe('Start slide show');
    expect(await hasRested()).toBe(true);
    control('rotate').click();
    expect(control('rotate').ariaLabel).toBe('Stop slide show');
    expect(await goesOn()).toBe(true);
  });

  it('pauses autoplay on keyboard focus until it is pressed', async () => {
    const { control, hasRested, goesOn } = renderTurning('fade');
    await userEvent.tab();
    expect(document.activeElement).toBe(control('rotate'));
    expect(await hasRested()).toBe(true);
    control('rotate').blur();
    expect(await hasRested()).toBe(true);
    control('rotate').click();
    expect(await goesOn()).toBe(true);
  });
});

describe('the live region', () => {
  it('is off during autoplay and polite otherwise', () => {
    const { root, gallery } = renderTurning();
    const track = root.querySelector('.gallery-track')!;
    expect(track.ariaLive).toBe('off');
    gallery.pause('stopped');
    expect(track.ariaLive).toBe('polite');
    const still = renderGallery({ data: { design: 'slideshow' } });
    expect(still.root.querySelector('.gallery-track')!.ariaLive).toBe('polite');
  });
});

describe('the autoplay timer', () => {
  /** The fake clock gives a nested timer without delay a millisecond. */
  const settling = 1;

  /** A gallery with a fake clock. */
  function renderTimed(given: Parameters<typeof renderGallery>[0] = {}) {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const rendered = renderGallery({
      design: { speedMs: 0 },
      ...given,
      data: { design: 'slideshow', autoplay: true, ...given.data },
    });
    rendered.root.style.pointerEvents = 'none';
    return rendered;
  }

  it('advances every 5000 ms by default (GAL-049, GAL-085)', () => {
    const { current } = renderTimed();
    vi.advanceTimersByTime(4999);
    expect(current()).toEqual([0]);
    vi.advanceTimersByTime(1);
    expect(current()).toEqual([1]);
    vi.advanceTimersByTime(settling + 4999);
    expect(current()).toEqual([1]);
    vi.advanceTimersByTime(1);
    expect(current()).toEqual([2]);
  });

  it('waits for the autoplay-duration after each transition (GAL-049)', () => {
    const { current } = renderTimed({
      data: { 'autoplay-duration': 1 },
      design: { speedMs: 400 },
    });
    // A slide leaves in 1.2 times the speed.
    vi.advanceTimersByTime(1000 + 480 + 999);
    expect(current()).toEqual([1]);
    vi.advanceTimersByTime(1);
    expect(current()).toEqual([2]);
  });

  it('is off with its button hidden when the query parameter nomotion is set (GAL-052)', () => {
    const address = location.href;
    onTestFinished(() => history.replaceState(null, '', address));
    const withFlag = new URL(address);
    withFlag.searchParams.set('nomotion', 'true');
    history.replaceState(null, '', withFlag);
    const { current, control } = renderTimed();
    vi.advanceTimersByTime(60_000);
    expect(current()).toEqual([0]);
    expect(control('rotate').checkVisibility()).toBe(false);
  });

  it('pauses while a video is shown and resumes when it ends (GAL-053)', () => {
    let end = () => {};
    const { current } = renderTimed({
      slides: slidesOf([300, 200], 'video', [300, 200], [300, 200]),
      options: {
        loadVideo: (_slide, onEnded) => {
          end = onEnded;
          return { activate() {}, deactivate() {} };
        },
      },
    });
    vi.advanceTimersByTime(5000);
    expect(current()).toEqual([1]);
    vi.advanceTimersByTime(60_000);
    expect(current()).toEqual([1]);
    end();
    vi.advanceTimersByTime(5000);
    expect(current()).toEqual([2]);
    vi.advanceTimersByTime(settling + 5000);
    expect(current()).toEqual([3]);
  });
});
