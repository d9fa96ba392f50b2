import { imageAttributes, type ImageAttributesOptions } from '../index.ts';

/** An image of the stories, as a server renders it. */
export function Picture(options: ImageAttributesOptions) {
  const { alt, ...attributes } = imageAttributes(options);
  return <img alt={alt} {...attributes} />;
}
