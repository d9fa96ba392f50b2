import { parse, type Content, type Select, type Token } from '@messageformat/parser';
import {
  pluralNumber,
  type ChoiceKind,
  type CompiledMessage,
  type CompiledPart,
} from '../compiled-message.ts';
import { MessageError } from './message-error.ts';

const choiceKinds = { plural: 'plural', selectordinal: 'ordinal', select: 'select' } as const;

/** The valid plural keys of a locale, besides `=N` (I18N-03). */
const pluralKeys = (locale: string, by: Exclude<ChoiceKind, 'select'>): readonly string[] =>
  new Intl.PluralRules(locale, { type: by === 'plural' ? 'cardinal' : by }).resolvedOptions()
    .pluralCategories;

function parseTokens(text: string, locale: string): readonly Token[] {
  try {
    // The keys are checked here instead: the parser's own error would not contain the key.
    return parse(text, { strict: true, strictPluralKeys: false });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new MessageError(`Cannot read '${text}': ${reason}`, { code: 'syntax', locale });
  }
}

/** Apostrophe escapes: two of them, and text from one before a brace or `#` to the next. */
const quoted = /''|'[{}#](?:[^']|'')*'(?!')/gu;

/** The parser treats an unmatched brace as text; here it is an error. */
function checkBraces({ ctx }: Content, locale: string): void {
  const brace = /[{}]/.exec(ctx.text.replaceAll(quoted, ''))?.[0];
  if (brace === undefined) return;
  const message = `'${brace}' has no matching brace in '${ctx.text}': quote it as '${brace}' between apostrophes.`;
  throw new MessageError(message, { code: 'syntax', locale });
}

function checkKeys({ arg, cases }: Select, by: ChoiceKind, locale: string): void {
  const keys = cases.map(({ key }) => key);
  if (by !== 'select') {
    const valid = pluralKeys(locale, by);
    const key = keys.find((key) => !key.startsWith('=') && !valid.includes(key));
    if (key !== undefined) {
      const message = `Invalid key '${key}' for the locale '${locale}': use ${valid.join(', ')} or =N.`;
      throw new MessageError(message, { code: 'invalidKey', locale, key });
    }
  }
  if (!keys.includes('other')) {
    throw new MessageError(`'${arg}' needs a case 'other'.`, { code: 'missingOther', locale });
  }
}

function toParts(tokens: readonly Token[], locale: string): CompiledMessage {
  const parts = tokens.map((token): CompiledPart => {
    switch (token.type) {
      case 'content':
        checkBraces(token, locale);
        return token.value;
      case 'octothorpe':
        return pluralNumber;
      case 'argument':
        return [token.arg];
      case 'function': {
        const message = `'{${token.arg}, ${token.key}}' is not supported: pass the finished text.`;
        throw new MessageError(message, { code: 'unsupported', locale });
      }
      default: {
        const by = choiceKinds[token.type];
        checkKeys(token, by, locale);
        const cases = token.cases.map(({ key, tokens }) => [key, toParts(tokens, locale)] as const);
        const choice = [token.arg, Object.fromEntries(cases), by] as const;
        return token.pluralOffset === undefined ? choice : [...choice, token.pluralOffset];
      }
    }
  });
  const [first = ''] = parts;
  return parts.length < 2 && typeof first === 'string' ? first : parts;
}

/**
 * Compiles a text in the ICU message format: `{name}`, `{n, plural, =0 {…} one {…} other {# …}}`, `{n, selectordinal,
 * …}` and `{kind, select, …}`. Plural keys are those of the locale or `=N`; each choice has the case `other` (I18N-03
 * to I18N-06). Throws a `MessageError`.
 *
 * Runs at build time and while a translation is edited; browsers receive its result.
 */
export const compileMessage = (text: string, locale: string): CompiledMessage =>
  toParts(parseTokens(text, locale), locale);
