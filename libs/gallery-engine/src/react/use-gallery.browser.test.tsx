import { StrictMode, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { galleryBlockDefaults } from '../block/gallery-block-data.ts';
import { equalSlides } from '../dom/render-gallery.fixture.ts';
import { createFakeClock } from '../fake-clock.fixture.ts';
import { galleryMarkup } from '../markup/gallery-markup.ts';
import { useEnhancedGallery } from './use-enhanced-gallery.ts';
import { useGallery } from './use-gallery.ts';

it('rerenders on each move and stops autoplay on unmount', async () => {
  const clock = createFakeClock();
  function Counter(): ReactNode {
    const [{ index }, gallery] = useGallery({
      count: 3,
      autoplay: true,
      randomize: false,
      loop: true,
      schedule: clock.schedule,
    });
    return <button onClick={gallery.next}>slide {index + 1}</button>;
  }
  const screen = await render(
    <StrictMode>
      <Counter />
    </StrictMode>,
  );
  const button = screen.getByRole('button');
  await button.click();
  await expect.element(button).toHaveTextContent('slide 2');
  clock.advance(5000);
  await expect.element(button).toHaveTextContent('slide 3');
  await screen.unmount();
  expect(clock.waiting()).toBe(0);
});

it('uses defaults for an invalid index and interval', async () => {
  const clock = createFakeClock();
  function Counter(): ReactNode {
    const [{ index, count }] = useGallery({
      count: 3,
      index: 9,
      autoplay: true,
      autoplayIntervalMs: 0,
      randomize: false,
      schedule: clock.schedule,
    });
    return <p>{`${index} of ${count}`}</p>;
  }
  const screen = await render(<Counter />);
  clock.advance(4999);
  await expect.element(screen.getByText('0 of 3')).toBeInTheDocument();
  clock.advance(1);
  await expect.element(screen.getByText('1 of 3')).toBeInTheDocument();
});

it('enhances a gallery on mount and destroys it on unmount', async () => {
  const data = { ...galleryBlockDefaults, design: 'slideshow' };
  const slides = equalSlides(2);
  const markup = galleryMarkup({ data, slides, label: 'Harbour' });
  function Gallery(): ReactNode {
    return (
      <section {...markup.root} ref={useEnhancedGallery()}>
        <button {...markup.next} />
        <div {...markup.viewport}>
          <div {...markup.track}>
            {slides.map(({ id, source }, index) => (
              <div key={id} {...markup.slides[index]}>
                <div {...markup.frame}>
                  <img src={source} alt="" />
                </div>
              </div>
            ))}
          </div>
        </div>
      </section>
    );
  }
  const screen = await render(<Gallery />);
  const root = screen.container.querySelector('section')!;
  expect(root.hasAttribute('data-ready')).toBe(true);
  await screen.getByRole('button', { name: 'Next slide' }).click();
  expect(root.querySelectorAll('.gallery-slide')[1]!.hasAttribute('data-current')).toBe(true);
  await screen.unmount();
  expect(root.hasAttribute('data-ready')).toBe(false);
});
