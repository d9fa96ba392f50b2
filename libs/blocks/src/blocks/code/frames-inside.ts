import { readElements } from '../../kit/markup/read-elements.ts';

/** The URLs of frames in an owner's HTML, which is subject to the policy of its page. */
export const framesInside = (html: string): string[] =>
  readElements(html).flatMap(({ tag, attributes: { src } }) =>
    tag === 'iframe' && src !== undefined ? [src] : [],
  );
