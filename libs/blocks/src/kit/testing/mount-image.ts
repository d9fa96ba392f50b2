import type { AssetView } from '@sitewright/contracts/entities';
import imageCss from '../../blocks/image/image.css?inline';
import { image } from '../../blocks/image/schema.ts';
import { sectionStyle } from '../section/section-style.ts';
import { baseStyle } from '../site-style/base-style.ts';
import { mountBlock } from './mount-block.ts';
import { sampleData, samplePicture } from './sample-view.tsx';

/** The size of the image in a test, in pixels. */
export const pictureSize = { width: 300, height: 200 } as const;

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${pictureSize.width}" height="${pictureSize.height}"/>`;
const stairs = samplePicture('stairs', {
  ...pictureSize,
  url: `data:image/svg+xml,${encodeURIComponent(svg)}`,
  focalPoint: { x: 0.25, y: 1 },
});

/** The container of an image block: a width, or both sides if the page gives it cells to fill. */
export interface ImagePlace {
  readonly width: number;
  readonly height?: number;
  readonly direction?: 'ltr' | 'rtl';
  /** Overrides of the file's data, such as its alt text. */
  readonly file?: Partial<AssetView>;
}

/** An image block in the page of a test, and its parts. */
export interface MountedImage {
  readonly figure: HTMLElement;
  readonly frame: HTMLElement;
  readonly picture: HTMLImageElement;
  /** Its text; absent for a block without one. */
  readonly words: HTMLElement | null;
}

/** Adds an image block to a container as in a section, with the styles of a page. */
export function mountImage(props: object, container: ImagePlace): MountedImage {
  mountBlock({
    block: image,
    props: { picture: { assetId: stairs.id }, ...props },
    data: sampleData({ ...stairs, ...container.file }),
    style: `${baseStyle}${sectionStyle}${imageCss}:root{--radius:0px}main{min-block-size:0}`,
    width: container.width,
  });
  const block = document.querySelector('main')!;
  block.className = 'block';
  block.dir = container.direction ?? 'ltr';
  if (container.height !== undefined) block.style.height = `${container.height}px`;
  const figure = block.querySelector<HTMLElement>('.image')!;
  return {
    figure,
    frame: figure.querySelector<HTMLElement>('.image-frame')!,
    picture: figure.querySelector('img')!,
    words: figure.querySelector<HTMLElement>('.image-words'),
  };
}
