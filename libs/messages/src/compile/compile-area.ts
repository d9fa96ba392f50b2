import type { Area, CompiledArea } from '../compiled-message.ts';
import type { Translation } from '../translation.ts';
import { compileMessage } from './compile-message.ts';

/**
 * Compiles the texts of one area for a locale. Texts that a translation lacks are those of the default, English, which
 * is complete (MSG-19).
 */
export function compileArea<const Default extends Area>(
  locale: string,
  defaults: Default,
  translation: Translation<Default> = defaults,
): CompiledArea<Default> {
  const compiled = Object.entries(defaults).map(([key, text]) => {
    const translated = translation[key];
    return [
      key,
      translated === undefined ? compileMessage(text, 'en') : compileMessage(translated, locale),
    ];
  });
  return Object.fromEntries(compiled) as CompiledArea<Default>;
}
