import { afterEach, describe, expect, it, vi } from 'vitest';
import { equalSlides, removeGalleries, renderGallery } from './render-gallery.fixture.ts';

afterEach(removeGalleries);

const atOnce = { speedMs: 0 } as const;

describe('the controls of a gallery without loop', () => {
  it.each(['slideshow', 'slider'])('are disabled at the ends of a %s (GAL-031)', async (design) => {
    const { control, enhanced, current } = renderGallery({
      data: { design },
      slides: equalSlides(2),
      design: atOnce,
      options: { loop: false },
    });
    const disabled = () =>
      [control('previous'), control('next')].map((button) => button.ariaDisabled);
    expect(disabled()).toEqual(['true', null]);
    control('next').click();
    expect(current()).toEqual([1]);
    expect(disabled()).toEqual([null, 'true']);
    await expect.poll(() => enhanced!.gallery!.getState().phase).toBe('idle');
    control('next').click();
    expect(current()).toEqual([1]);
  });
});

describe('a carousel', () => {
  it('hides previous and next when all slides fit (GAL-060)', () => {
    const fitting = renderGallery({
      data: { design: 'carousel' },
      slides: equalSlides(3),
      width: 900,
    });
    expect(fitting.control('next').checkVisibility()).toBe(false);
    expect(fitting.control('previous').checkVisibility()).toBe(false);
    const longer = renderGallery({
      data: { design: 'carousel' },
      slides: equalSlides(4),
      width: 900,
    });
    expect(longer.control('next').checkVisibility()).toBe(true);
    expect(longer.control('previous').checkVisibility()).toBe(true);
  });

  it('disables previous at the first group and next at the last (GAL-061)', async () => {
    const { control, current, enhanced } = renderGallery({
      data: { design: 'carousel', slidesPerRow: 3 },
      slides: equalSlides(7),
      width: 900,
      design: atOnce,
    });
    const gallery = enhanced!.gallery!;
    const seen: unknown[] = [];
    for (let group = 0; group < 3; group += 1) {
      seen.push([current(), control('previous').ariaDisabled, control('next').ariaDisabled]);
      control('next').click();
      await expect.poll(() => gallery.getState().phase).toBe('idle');
    }
    expect(seen).toEqual([
      [[0, 1, 2], 'true', null],
      [[3, 4, 5], null, null],
      [[4, 5, 6], null, 'true'],
    ]);
  });

  it('regroups its slides around the first visible slide when its width changes', async () => {
    const { root, control, current } = renderGallery({
      data: { design: 'carousel', slidesPerRow: 3 },
      slides: equalSlides(7),
      width: 900,
      design: atOnce,
    });
    control('next').click();
    root.parentElement!.style.width = '400px';
    await expect.poll(current).toEqual([2, 3]);
    expect(control('previous').ariaDisabled).toBe(null);
  });
});

describe('the arrow keys', () => {
  const press = (key: string, keyCode: number, target: EventTarget = document.body, more = {}) =>
    target.dispatchEvent(
      new KeyboardEvent('keydown', { key, keyCode, bubbles: true, cancelable: true, ...more }),
    );
  const inSight = async (root: HTMLElement) => {
    root.scrollIntoView();
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  };

  it('move back on key code 37 and forward on 39 (GAL-056)', async () => {
    const { root, current, enhanced } = renderGallery({
      data: { design: 'slideshow' },
      design: atOnce,
    });
    await inSight(root);
    press('ArrowRight', 39);
    expect(current()).toEqual([1]);
    await expect.poll(() => enhanced!.gallery!.getState().phase).toBe('idle');
    press('ArrowLeft', 37);
    expect(current()).toEqual([0]);
  });

  it('are swapped in a right-to-left gallery', async () => {
    const { root, current } = renderGallery({ data: { design: 'slideshow' }, design: atOnce });
    root.dir = 'rtl';
    await inSight(root);
    press('ArrowLeft', 37);
    expect(current()).toEqual([1]);
  });

  it.each(['input', 'textarea', 'select', 'div', 'audio', 'video'])(
    'are ignored while a %s is focused (GAL-057)',
    async (name) => {
      const { root, current } = renderGallery({ data: { design: 'slideshow' }, design: atOnce });
      const field = document.createElement(name);
      if (name === 'div') field.contentEditable = 'true';
      if (field instanceof HTMLMediaElement) field.controls = true;
      root.after(field);
      field.focus();
      await inSight(root);
      press('ArrowRight', 39, field);
      expect(current()).toEqual([0]);
      field.remove();
      press('ArrowRight', 39);
      expect(current()).toEqual([1]);
    },
  );

  it('are ignored while the gallery is outside the viewport (GAL-058)', async () => {
    const { root, current } = renderGallery({ data: { design: 'slideshow' }, design: atOnce });
    const above = document.createElement('div');
    above.style.height = '5000px';
    root.before(above);
    await inSight(above);
    press('ArrowRight', 39);
    expect(current()).toEqual([0]);
    await inSight(root);
    press('ArrowRight', 39);
    expect(current()).toEqual([1]);
  });

  it('are ignored with a modifier, in a dialog and in another gallery', async () => {
    const [first, second] = [0, 1].map(() =>
      renderGallery({
        data: { design: 'slideshow' },
        slides: equalSlides(2),
        width: 100,
        design: atOnce,
      }),
    );
    await inSight(first!.root);
    press('ArrowRight', 39, document.body, { altKey: true });
    const dialog = document.createElement('dialog');
    document.body.append(dialog);
    dialog.show();
    press('ArrowRight', 39, dialog);
    dialog.remove();
    expect([first!.current(), second!.current()]).toEqual([[0], [0]]);
    press('ArrowRight', 39, second!.control('next'));
    expect([first!.current(), second!.current()]).toEqual([[0], [1]]);
  });
});

describe('moving', () => {
  it('reads no geometry, neither on next nor when the gallery is resized', async () => {
    const reads = [
      vi.spyOn(Element.prototype, 'getBoundingClientRect'),
      ...(['clientWidth', 'clientHeight', 'scrollLeft', 'scrollTop'] as const).map((name) =>
        vi.spyOn(Element.prototype, name, 'get'),
      ),
      ...(['offsetWidth', 'offsetHeight', 'offsetLeft', 'offsetTop'] as const).map((name) =>
        vi.spyOn(HTMLElement.prototype, name, 'get'),
      ),
      vi.spyOn(globalThis, 'getComputedStyle'),
    ];
    for (const design of ['slideshow', 'slider', 'carousel']) {
      const { root, control, enhanced } = renderGallery({
        data: { design, thumbnails: true },
        slides: equalSlides(60),
        design: atOnce,
      });
      control('next').click();
      const states = vi.fn<() => void>();
      enhanced!.gallery!.subscribe(states);
      root.parentElement!.style.width = '300px';
      await expect.poll(() => states.mock.calls.length).toBeGreaterThan(0);
    }
    for (const read of reads) {
      expect(read).not.toHaveBeenCalled();
      read.mockRestore();
    }
  });

  it('adds eight listeners and aborts them all when destroyed', () => {
    const added = vi.spyOn(EventTarget.prototype, 'addEventListener');
    const { enhanced } = renderGallery({
      data: { design: 'slideshow', autoplay: true, thumbnails: true },
      slides: equalSlides(60),
    });
    const listeners = added.mock.calls.filter(([type]) => type !== 'abort');
    added.mockRestore();
    expect(listeners.map(([type]) => type)).toHaveLength(8);
    enhanced!.destroy();
    for (const [, , options] of listeners) {
      expect((options as { signal: AbortSignal }).signal.aborted).toBe(true);
    }
  });
});
