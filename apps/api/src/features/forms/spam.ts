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
  /** Of the website itself, in ASCII: links to them are no sign. Default: none. */
  readonly ownHosts?: readonly string[];
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

/** `https://www.example.com` is one link, not two. The host is only looked at: what follows it may be the next link. */
const links = /(?:https?:\/\/(?:www\.)?|\bwww\.)(?=([^\s/?#]{0,300}))/gi;

/** The host that a link leads to, whatever stands before an `@`; empty where that is none. */
function linkedHost(authority: string): string {
  const url = `http://${authority.replace(/[^\p{L}\p{N}]+$/u, '')}`;
  return URL.canParse(url) ? withoutWww(new URL(url).hostname) : '';
}

const withoutWww = (host: string) => host.replace(/^www\./, '');

/** Links that lead elsewhere than to `ownHosts`. */
function countLinks(texts: readonly string[], ownHosts: readonly string[]): number {
  const own = new Set(ownHosts.map(withoutWww));
  return texts
    .flatMap((text) => [...text.matchAll(links)])
    .filter(([, authority = '']) => !own.has(linkedHost(authority))).length;
}

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
