/** What tells a bot from a person who fills in a form. */
export interface SpamSigns {
  /** What stood in the input that people do not see. */
  readonly trap: string;
  /** Milliseconds it took; undefined where nobody measured. */
  readonly filledInMs: number | undefined;
  /** Every answer that was typed. */
  readonly texts: readonly string[];
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

const countLinks = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + (text.match(/https?:\/\/|\bwww\./gi)?.length ?? 0), 0);

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
export function spamReason({ trap, filledInMs, texts }: SpamSigns): string | null {
  const links = countLinks(texts);
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
