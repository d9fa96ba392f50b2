import { createRequire } from 'node:module';

/**
 * The fonts of documents, all under the SIL Open Font License: Arimo has Latin, Greek, Cyrillic and Hebrew. A character
 * is taken from the first font that has it. The Arabic font must not draw the dots of letters as glyphs of their own, as
 * the Noto fonts do: the layout of lines then loses the first letter of a word.
 */
const families = [
  ['Arimo', 'arimo', 'Arimo'],
  ['IBM Plex Sans Arabic', 'ibm-plex-sans-arabic', 'IBMPlexSansArabic'],
  ['BIZ UDGothic', 'biz-udgothic', 'BIZUDGothic'],
] as const;

const weights = [
  ['400Regular', 400],
  ['700Bold', 700],
] as const;

const { resolve } = createRequire(import.meta.url);

/** The names of the families, in order of preference. */
export const documentFamilies: string[] = families.map(([family]) => family);

/** The font files by family. */
export const documentFonts = families.map(([family, name, file]) => ({
  family,
  fonts: weights.map(([weight, fontWeight]) => ({
    src: resolve(`@expo-google-fonts/${name}/${weight}/${file}_${weight}.ttf`),
    fontWeight,
  })),
}));
