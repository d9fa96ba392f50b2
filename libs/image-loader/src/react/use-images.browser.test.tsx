import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { picture } from '../dom/picture.fixture.ts';
import { useImages } from './use-images.ts';

it('loads the images of an element that is on the page', async () => {
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
