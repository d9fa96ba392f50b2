import type { Form, FormField, Submission } from '@sitewright/contracts/entities';

/** Signs that distinguish bots from people. */
export interface SpamSigns {
  /** The value of the honeypot input. */
  readonly trap: string;
  /** The fill-in time in milliseconds; undefined if it was not measured. */
  readonly filledInMs: number | undefined;
  /** Every typed answer. */
  readonly texts: readonly string[];
  /** Answers in which no link was requested. Default: all. */
  readonly freeTexts?: readonly string[];
  /** The website's own hosts, in ASCII: links to them are no sign. Default: none. */
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
const links = /(?:https?:\/\/(?:www\.)?|\bwww\.)(?=([^\s/?#]{0,300}))/gi;

/** The host of a link, ignoring anything before an `@`; empty without one. */
function linkedHost(authority: string): string {
  const url = `http://${authority.replace(/[^\p{L}\p{N}]+$/u, '')}`;
  return URL.canParse(url) ? withoutWww(new URL(url).hostname) : '';
}

const withoutWww = (host: string) => host.replace(/^www\./, '');

/** Links to hosts other than `ownHosts`. */
function countLinks(texts: readonly string[], ownHosts: readonly string[]): number {
  const own = new Set(ownHosts.map(withoutWww));
  return texts
    .flatMap((text) => [...text.matchAll(links)])
    .filter(([, authority = '']) => !own.has(linkedHost(authority))).length;
}

/** The signs of a submission: autofilled values were not typed, and a website field asks for a link. */
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
export function spamReason(signsOf: SpamSigns): string | null {
  const { trap, filledInMs, texts, freeTexts = texts, ownHosts = [] } = signsOf;
  const linkCount = countLinks(freeTexts, ownHosts);
  const least = minimumMs(texts);
  const signs = [
    { weight: trap === '' ? 0 : spamRules.trap, reason: 'A hidden field was filled in.' },
    {
      weight: (filledInMs ?? Infinity) < least ? spamRules.tooFast : 0,
      reason: `It was sent within ${least < spamRules.minimumMs ? 'one second' : 'two seconds'}.`,
    },
    {
      weight: Math.max(0, linkCount - spamRules.freeLinks) * spamRules.furtherLink,
      reason: `It holds ${linkCount} links.`,
    },
  ].filter(({ weight }) => weight > 0);
  const score = signs.reduce((sum, { weight }) => sum + weight, 0);
  return score < spamRules.threshold ? null : signs.map(({ reason }) => reason).join(' ');
}
