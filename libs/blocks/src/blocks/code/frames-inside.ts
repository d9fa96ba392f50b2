import { readElements } from '../../kit/markup/read-elements.ts';

/** The URLs of the frames in an owner's HTML. The content security policy of the page must allow them. */
export const framesInside = (html: string): string[] =>
  readElements(html).flatMap(({ tag, attributes: { src } }) =>
    tag === 'iframe' && src !== undefined ? [src] : [],
  );
