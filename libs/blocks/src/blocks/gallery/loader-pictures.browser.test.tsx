import '@sitewright/gallery-engine/styles.css';
import { galleryMarkup, type Slide } from '@sitewright/gallery-engine';
import { imageAttributes } from '@sitewright/image-loader';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

const source =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="300" height="900"/%3E';
const dimensions = { width: 300, height: 900 };
const slides: readonly Slide[] = [
  { type: 'image', dimensions },
  { type: 'image', dimensions },
];

it.each(['grid', 'list', 'slideshow', 'slider', 'carousel'])(
  'sizes the images of the image loader in a %s to their frames',
  async (design) => {
    const data = { design, imageAspectRatio: 1.5, thumbnails: true };
    const markup = galleryMarkup({ data, slides, label: 'Photographs' });
    const picture = <img {...imageAttributes({ source, alt: '', dimensions })} alt="" />;
    const { container } = await render(
      <div {...markup.root}>
        <div {...markup.viewport}>
          <div {...markup.track}>
            {markup.slides.map((slide, index) => (
              <div key={index} {...slide}>
                <div {...markup.frame}>{picture}</div>
              </div>
            ))}
          </div>
        </div>
        <div {...markup.thumbnails?.root}>
          {markup.thumbnails?.items.map((item, index) => (
            <button key={index} {...item}>
              {picture}
            </button>
          ))}
        </div>
      </div>,
    );
    const images = [...container.querySelectorAll('img')];
    const sizes = (elements: readonly (Element | null)[]) =>
      elements.map((element) => [element?.clientWidth, element?.clientHeight]);
    expect(sizes(images)).toEqual(sizes(images.map(({ parentElement }) => parentElement)));
    expect(images[0]?.clientWidth).toBeCloseTo((images[0]?.clientHeight ?? 0) * 1.5, -1);
  },
);
