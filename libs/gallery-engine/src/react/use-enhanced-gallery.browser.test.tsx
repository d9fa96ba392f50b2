import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { galleryMarkup } from '../markup/gallery-markup.ts';
import { useEnhancedGallery } from './use-enhanced-gallery.ts';

const dimensions = { width: 300, height: 200 };

function Gallery({ names }: { readonly names: readonly string[] }) {
  const slides = names.map((id) => ({ type: 'image' as const, id, dimensions }));
  const markup = galleryMarkup({ data: { design: 'slideshow' }, slides, label: 'Harbour' });
  return (
    <section ref={useEnhancedGallery()} {...markup.root}>
      {markup.next && <button {...markup.next} />}
      <div {...markup.viewport}>
        <div {...markup.track}>
          {names.map((name, index) => (
            <div key={name} {...markup.slides[index]}>
              <div {...markup.frame}>{name}</div>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

const shown = () =>
  [...document.querySelectorAll('.gallery-slide[data-current]')].map((slide) => slide.textContent);
const next = () => document.querySelector<HTMLElement>('[data-gallery-action="next"]')!.click();

it('enhances a gallery on mount and destroys it on unmount', async () => {
  const screen = await render(<Gallery names={['a', 'b']} />);
  const root = document.querySelector('.gallery')!;
  expect(root.hasAttribute('data-ready')).toBe(true);
  await screen.unmount();
  expect(root.hasAttribute('data-ready')).toBe(false);
});

it('stays at the current slide when slides change, and restarts when that slide is removed', async () => {
  const screen = await render(<Gallery names={['a', 'b', 'c', 'd']} />);
  next();
  await expect.poll(shown).toEqual(['b']);
  await screen.rerender(<Gallery names={['new', 'a', 'b']} />);
  await expect.poll(shown).toEqual(['b']);
  next();
  await expect.poll(shown).toEqual(['new']);
  await screen.rerender(<Gallery names={['x', 'y']} />);
  await expect.poll(shown).toEqual(['x']);
  next();
  await expect.poll(shown).toEqual(['y']);
});
