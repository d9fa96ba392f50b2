import type { Form, FormField, Submission } from '@sitewright/contracts/entities';

/** What tells a bot from a person who fills in a form. */
export interface SpamSigns {
  /** What stood in the input that people do not see. */
  readonly trap: string;
  /** Milliseconds it took; undefined where nobody measured. */
  readonly filledInMs: number | undefined;
  /** Every answer that was typed. */
  readonly texts: readonly string[];
  /** Those in which a link was not asked for. Default: all. */
  readonly freeTexts?: readonly string[];
}

/** How much each sign weighs; at `threshold` a submission is flagged. */
const spamRules = {
  threshold: 60,
  trap: 100,
  tooFast: 60,
  /** A person takes as long for each answer: one that a browser fills in is sent within two seconds. */
  minimumMsPerAnswer: 1_000,
  minimumMs: 2_000,
  /** Links that a person may well send. */
  freeLinks: 2,
  furtherLink: 20,
} as const;

/** `https://www.example.com` is one link, not two. */
const countLinks = (texts: readonly string[]): number =>
  texts.reduce(
    (sum, text) => sum + (text.match(/https?:\/\/(?:www\.)?|\bwww\./gi)?.length ?? 0),
    0,
  );

/** The answers of a submission as signs: what the page filled in was not typed, and a website is asked for. */
export function spamTextsOf(
  { fields }: Pick<Form, 'fields'>,
  answers: Submission['answers'],
): Required<Pick<SpamSigns, 'texts' | 'freeTexts'>> {
  const textsBut = (...kinds: readonly FormField['type'][]) => {
    const leftOut = new Set(fields.filter(({ type }) => kinds.includes(type)).map(({ id }) => id));
    return answers.filter(({ fieldId }) => !leftOut.has(fieldId)).map(({ text }) => text);
  };
  return { texts: textsBut('hidden'), freeTexts: textsBut('hidden', 'website') };
}

/** The time within which no person fills in so many answers. */
const minimumMs = (texts: readonly string[]): number =>
  Math.min(
    spamRules.minimumMs,
    spamRules.minimumMsPerAnswer * texts.filter((text) => text !== '').length,
  );

/**
 * Why a submission is held back, as sentences for its owner; null when nothing speaks against it. A flagged one is
 * stored like any other and can be released.
 */
export function spamReason(signsOf: SpamSigns): string | null {
  const { trap, filledInMs, texts, freeTexts = texts } = signsOf;
  const links = countLinks(freeTexts);
  const least = minimumMs(texts);
  const signs = [
    { weight: trap === '' ? 0 : spamRules.trap, reason: 'A hidden field was filled in.' },
    {
      weight: (filledInMs ?? Infinity) < least ? spamRules.tooFast : 0,
      reason: `It was sent within ${least < spamRules.minimumMs ? 'one second' : 'two seconds'}.`,
    },
    {
      weight: Math.max(0, links - spamRules.freeLinks) * spamRules.furtherLink,
      reason: `It holds ${links} links.`,
    },
  ].filter(({ weight }) => weight > 0);
  const score = signs.reduce((sum, { weight }) => sum + weight, 0);
  return score < spamRules.threshold ? null : signs.map(({ reason }) => reason).join(' ');
}
