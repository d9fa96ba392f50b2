import type { ImageStyle } from './image-style.ts';

/** The placeholder until the image has loaded: a `data:` URL (such as of a thumbhash) or a CSS color. */
export function placeholderStyle(placeholder: string | undefined): ImageStyle {
  if (!placeholder) return {};
  if (!placeholder.startsWith('data:')) return { backgroundColor: placeholder };
  const quoted = placeholder.replaceAll('"', '%22');
  return { backgroundImage: `url("${quoted}")`, backgroundSize: 'cover' };
}
