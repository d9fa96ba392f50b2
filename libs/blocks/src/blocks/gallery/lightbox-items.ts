import type { LightboxItem } from '@sitewright/ui/lightbox';

function createImageContent(slide: HTMLElement): LightboxItem['content'] {
  const image = slide.querySelector('img');
  const [width, height] = (slide.dataset['imageDimensions'] ?? '').split('x').map(Number);
  return {
    kind: 'picture',
    source: slide.querySelector<HTMLAnchorElement>('.gallery-open')?.href ?? image?.src ?? '',
    sourceSet: image?.srcset,
    alt: image?.alt ?? '',
    width: width || undefined,
    height: height || undefined,
    preview: image && image.naturalWidth > 0 ? image.currentSrc : undefined,
  };
}

/** The lightbox copies a video's frame and activates the copy. */
function createVideoContent(
  slide: HTMLElement,
  start: (frame: HTMLElement) => void,
): LightboxItem['content'] {
  return {
    kind: 'element',
    create: () => {
      const frame = slide.querySelector('.video-frame')?.cloneNode(true) as HTMLElement;
      start(frame);
      return frame;
    },
  };
}

/** The lightbox items of a gallery's slides. */
export const lightboxItems = (
  slides: readonly HTMLElement[],
  startVideo: (frame: HTMLElement) => void,
): LightboxItem[] =>
  slides.map((slide) => {
    const { type, slideId, slideUrl, title = '', caption = '' } = slide.dataset;
    const isVideo = type === 'video' && slide.querySelector('.video-frame') !== null;
    return {
      content: isVideo ? createVideoContent(slide, startVideo) : createImageContent(slide),
      meta: { title, description: caption },
      ...(slideId === undefined ? {} : { id: slideId }),
      ...(slideUrl === undefined ? {} : { url: slideUrl }),
    };
  });
