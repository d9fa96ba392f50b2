import { imageAttributes, type ImageAttributesOptions } from '../index.ts';

/** An image of the stories, written as a server would write it. */
export function Picture(options: ImageAttributesOptions) {
  const { alt, ...attributes } = imageAttributes(options);
  return <img alt={alt} {...attributes} />;
}
