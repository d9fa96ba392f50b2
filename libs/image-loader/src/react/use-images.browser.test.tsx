import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { picture } from '../dom/picture.fixture.ts';
import { useImages } from './use-images.ts';

it('loads the images of a mounted element', async () => {
  function Album() {
    return (
      <div ref={useImages()}>
        <img data-src={picture(300, 200)} alt="A boat" />
      </div>
    );
  }
  const screen = await render(<Album />);
  const image = screen.container.querySelector('img')!;
  await expect.poll(() => image.naturalWidth).toBe(300);
});

it('loads images that are added later, including nested ones', async () => {
  const outcomes: string[] = [];
  function Album({ count }: { readonly count: number }) {
    const ref = useImages({ onOutcome: (_, { status }) => outcomes.push(status) });
    return (
      <div ref={ref}>
        <img data-src={picture(300, 200)} alt="A boat" />
        {Array.from({ length: count }, (_, index) => (
          <figure key={index}>
            <img data-src={picture(200 + index, 200)} alt="" />
          </figure>
        ))}
      </div>
    );
  }
  const screen = await render(<Album count={0} />);
  await expect.poll(() => outcomes).toEqual(['loaded']);
  await screen.rerender(<Album count={2} />);
  await expect.poll(() => outcomes).toEqual(['loaded', 'loaded', 'loaded']);
  const widths = [...screen.container.querySelectorAll('img')].map(
    ({ naturalWidth }) => naturalWidth,
  );
  expect(widths).toEqual([300, 200, 201]);
});

it('loads a larger version of an image that was added later when its box grows', async () => {
  const outcomes: string[] = [];
  function Album({ isFilled }: { readonly isFilled: boolean }) {
    const ref = useImages({ dprMax: 1, onOutcome: (_, { status }) => outcomes.push(status) });
    return (
      <div ref={ref} style={{ width: 400 }}>
        {isFilled && <img data-src={picture(300, 200)} alt="" style={{ width: '100%' }} />}
      </div>
    );
  }
  const screen = await render(<Album isFilled={false} />);
  await screen.rerender(<Album isFilled />);
  await expect.poll(() => outcomes).toEqual(['loaded']);
  const image = screen.container.querySelector('img')!;
  image.dataset.src = '/s/a.jpg';
  image.parentElement!.style.width = '700px';
  await expect.poll(() => image.getAttribute('src')).toBe('/s/a.jpg?format=750w');
});
