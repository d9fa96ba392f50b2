import type { Form, FormField, Submission } from '@sitewright/contracts/entities';

/** Signs that distinguish bots from people. */
export interface SpamSignals {
  /** The value of the honeypot input. */
  readonly trap: string;
  /** The fill-in time in milliseconds; undefined if it was not measured. */
  readonly filledInMs: number | undefined;
  /** Every typed answer. */
  readonly texts: readonly string[];
  /** Answers in which no link was requested. Default: all. */
  readonly freeTexts?: readonly string[];
  /** The website's own hosts, in ASCII: links to them do not count. Default: none. */
  readonly ownHosts?: readonly string[];
}

/** The weight of each sign; at `threshold` a submission is flagged. */
const spamRules = {
  threshold: 60,
  trap: 100,
  tooFast: 60,
  /** The typical time per answer: autofill alone submits within two seconds. */
  minimumMsPerAnswer: 1_000,
  minimumMs: 2_000,
  /** The number of links that a person may send. */
  freeLinks: 2,
  furtherLink: 20,
} as const;

/**
 * `https://www.example.com` is one link, not two. A lookahead matches the host, because the next link may follow
 * directly.
 */
const linkStart = /(?:https?:\/\/(?:www\.)?|\bwww\.)(?=([^\s/?#]{0,300}))/gi;

/** The host of a link, ignoring anything before an `@`; empty without one. */
function linkedHost(authority: string): string {
  const url = `http://${authority.replace(/[^\p{L}\p{N}]+$/u, '')}`;
  return URL.canParse(url) ? withoutWww(new URL(url).hostname) : '';
}

const withoutWww = (host: string) => host.replace(/^www\./, '');

/** Links to hosts other than `ownHosts`. */
function countLinks(texts: readonly string[], ownHosts: readonly string[]): number {
  const siteHosts = new Set(ownHosts.map(withoutWww));
  return texts
    .flatMap((text) => [...text.matchAll(linkStart)])
    .filter(([, authority = '']) => !siteHosts.has(linkedHost(authority))).length;
}

/** The texts to check: hidden fields are not typed, and a website field asks for a link. */
export function spamTextsOf(
  { fields }: Pick<Form, 'fields'>,
  answers: Submission['answers'],
): Required<Pick<SpamSignals, 'texts' | 'freeTexts'>> {
  const textsExcept = (...kinds: readonly FormField['type'][]) => {
    const excluded = new Set(fields.filter(({ type }) => kinds.includes(type)).map(({ id }) => id));
    return answers.filter(({ fieldId }) => !excluded.has(fieldId)).map(({ text }) => text);
  };
  return { texts: textsExcept('hidden'), freeTexts: textsExcept('hidden', 'website') };
}

/** The time within which no person fills in this many answers. */
const minimumMs = (texts: readonly string[]): number =>
  Math.min(
    spamRules.minimumMs,
    spamRules.minimumMsPerAnswer * texts.filter((text) => text !== '').length,
  );

/**
 * Why a submission is flagged, as sentences for its owner; null if it is not. A flagged one is stored like any other
 * and can be released.
 */
export function spamReason(input: SpamSignals): string | null {
  const { trap, filledInMs, texts, freeTexts = texts, ownHosts = [] } = input;
  const linkCount = countLinks(freeTexts, ownHosts);
  const minMs = minimumMs(texts);
  const signs = [
    { weight: trap === '' ? 0 : spamRules.trap, reason: 'A hidden field was filled in.' },
    {
      weight: (filledInMs ?? Infinity) < minMs ? spamRules.tooFast : 0,
      reason: `It was sent within ${minMs < spamRules.minimumMs ? 'one second' : 'two seconds'}.`,
    },
    {
      weight: Math.max(0, linkCount - spamRules.freeLinks) * spamRules.furtherLink,
      reason: `It holds ${linkCount} links.`,
    },
  ].filter(({ weight }) => weight > 0);
  const score = signs.reduce((sum, { weight }) => sum + weight, 0);
  return score < spamRules.threshold ? null : signs.map(({ reason }) => reason).join(' ');
}
