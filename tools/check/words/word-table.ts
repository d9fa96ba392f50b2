/**
 * The words that this code base no longer uses, and what to write instead. `docs/glossary.md` explains them to readers.
 * A pattern is matched against the lower-case words of a name: `listKeptFiles` is read as `list kept files`.
 */
export interface OldWord {
  readonly pattern: RegExp;
  readonly write: string;
  /** Names in which the word has its ordinary meaning. */
  readonly except?: RegExp;
}

/** Words that must not be part of an identifier, of a file name or of a CSS class. */
export const oldNames: readonly OldWord[] = [
  { pattern: /\bkept\b/, write: 'cached, stored' },
  { pattern: /\b(recalled|remembered)\b/, write: 'cached, stored' },
  { pattern: /\bkeep due\b/, write: 'publishDue…' },
  { pattern: /\blay round\b/, write: 'wrapSlides' },
  { pattern: /\blet (stand|fall)\b/, write: 'confirm, cancel' },
  { pattern: /\btold\b/, write: 'notified, reported, emitted' },
  { pattern: /\b(giver|heir)s?\b/, write: 'source, target' },
  { pattern: /\b(theirs|mine)\b/, write: 'remote, local' },
  { pattern: /\bfaults?\b/, write: 'error, fieldErrors, validationErrors' },
  { pattern: /\b(refus(e|es|ed|al|als|ing))\b/, write: 'error, fail, reject' },
  { pattern: /\b(mend|mends|mended|mending)\b/, write: 'repair' },
  { pattern: /\bspoilt\b/, write: 'invalid, malformed' },
  { pattern: /^(?!.*\b(count|split|stop|key|reserved)\b).+ words$/, write: 'labels, copy' },
  { pattern: /\brooms?\b/, write: 'spacing, padding, gap', except: /chat room|waiting room/ },
  { pattern: /\bfilms?\b/, write: 'video' },
  { pattern: /\bpatience\b/, write: 'timeout' },
  { pattern: /\bcalm\b/, write: 'prefersReducedMotion' },
  { pattern: /\b(circumstances|surroundings)\b/, write: 'context, environment' },
  { pattern: /\bmoments?\b/, write: 'timestamp, instant, dateTime' },
  { pattern: /\bformer\b/, write: 'redirect, previous slug' },
  { pattern: /\b(whoever|somebody|anew|thereof|elsewhere|reckon|shall)\b/, write: 'a plain word' },
  {
    pattern:
      /\b(coloured|colours?|neighbours?|favourites?|behaviours?|labelled|licences?|initialis\w+|grey|centre[ds]?|catalogues?|towards|afterwards)\b/,
    write: 'American spelling',
    // An option of galleries, as the specification names it.
    except: /\baria labelled\b|^behaviour$/,
  },
];

/** Phrases that must not occur in comments, test titles and documents. */
export const oldPhrases: readonly OldWord[] = [
  {
    pattern: /\b(anew|thereof|reckons?|reckoned|whoever|somebody|shall)\b/i,
    write: 'a plain word',
  },
  { pattern: /\bof (one's|its|their) own accord\b/i, write: 'automatically' },
  { pattern: /\bspoilt\b/i, write: 'invalid, malformed' },
  { pattern: /\b(mends|mended|mending)\b/i, write: 'repairs, repaired' },
  {
    pattern: /\b(colours?|coloured|centre[ds]?|licences?|behaviours?|neighbours?|catalogues?)\b/i,
    write: 'American spelling',
  },
  {
    pattern:
      /\b(cancelled|cancelling|labelled|optimis(e|ed|ing)|initialis(e|ed|er|ers|ing)|normalis(e|ed|es|ing)|serialis(e|ed|es|ing)|recognis(e|ed|es)|organis(e|ed|ation)|favourites?|greys?|towards|afterwards)\b/i,
    write: 'American spelling',
  },
];
