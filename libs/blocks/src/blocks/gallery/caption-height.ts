interface CaptionTexts {
  readonly title: string;
  readonly caption: string;
}

/** The typography of captions in `gallery.css`: 14 px, line height 1.45, 18 px of padding and 2 px between parts. */
const typography = { characterPx: 0.52 * 14, lineRem: 0.875 * 1.45, paddingRem: 1.1, gapRem: 0.1 };

/** The narrowest column on phones, whatever number of columns the owner chose. */
const phoneColumnPx = 300;

/** Characters that are about twice as wide as Latin letters. */
const wideCharacters =
  /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7ff\uf900-\ufaff\uff00-\uff60]|\p{Emoji_Presentation}/gu;

/** The lines of a text in a column, estimated rather too high than too low. */
function lineCount(text: string, widthPx: number): number {
  const characters = text.length + (text.match(wideCharacters)?.length ?? 0);
  return Math.ceil((characters * typography.characterPx) / widthPx);
}

/**
 * The height, in rem, of a caption below an image in a column of at least this width; undefined without a caption. A
 * gallery in columns reserves it: only a browser knows the actual lines, and a later change would shift the layout.
 */
export function captionHeight(
  { title, caption }: CaptionTexts,
  columnWidth: number,
): number | undefined {
  const widthPx = Math.min(columnWidth, phoneColumnPx);
  const parts = [title, caption].filter((text) => text !== '');
  if (parts.length === 0) return undefined;
  const lines = parts.reduce((sum, text) => sum + lineCount(text, widthPx), 0);
  const gaps = (parts.length - 1) * typography.gapRem;
  return +(lines * typography.lineRem + gaps + typography.paddingRem).toFixed(3);
}
