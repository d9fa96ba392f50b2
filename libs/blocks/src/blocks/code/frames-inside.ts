import { readElements } from '../../kit/markup/read-elements.ts';

/** The addresses of the frames in an owner's HTML, which runs under the policy of its page. */
export const framesInside = (html: string): string[] =>
  readElements(html).flatMap(({ tag, attributes: { src } }) =>
    tag === 'iframe' && src !== undefined ? [src] : [],
  );
