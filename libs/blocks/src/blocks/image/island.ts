import type { IslandStart } from '../../kit/block/island.ts';

/** Opens the image in full size. */
export const start: IslandStart = (root, { openLightbox }) => {
  const opener = root.querySelector<HTMLAnchorElement>('[data-opens]');
  const image = root.querySelector('img');
  if (opener === null || image === null) return () => {};
  const textOf = (selector: string) => root.querySelector(selector)?.textContent ?? '';

  function open(event: MouseEvent): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey || image === null) return;
    event.preventDefault();
    void openLightbox(
      [
        {
          content: {
            kind: 'picture',
            source: image.src,
            sourceSet: image.srcset,
            alt: image.alt,
            // The natural size, because the element's size is that of its frame, which may crop it.
            width: Number(image.getAttribute('width')) || undefined,
            height: Number(image.getAttribute('height')) || undefined,
            preview: image.naturalWidth > 0 ? image.currentSrc : undefined,
          },
          meta: { title: textOf('.image-title'), description: textOf('.image-caption') },
        },
      ],
      {},
      opener ?? undefined,
    );
  }

  opener.addEventListener('click', open);
  return () => opener.removeEventListener('click', open);
};
