import { expect, it } from 'vitest';
import { emailSamples } from '../testing/email-samples.ts';
import { deliverableEmail, isEmail } from './read-email.ts';

const field = document.createElement('input');
field.type = 'email';
field.required = true;

/**
 * Browsers judge no lengths of whole addresses, leave invisible characters out of domains, join broken lines, and bring
 * domains into their ASCII form only where they are typed by hand.
 */
const isJudged = (typed: string) =>
  typed.length < 64 && /^[\0-\x7f]*$/.test(deliverableEmail(typed)) && !/\S\n\S/.test(typed);

it.each(emailSamples.filter(([typed]) => isJudged(typed)))(
  'decides about %j as the browser does: %s',
  (typed, accepted) => {
    field.value = deliverableEmail(typed);
    expect([field.checkValidity(), isEmail(typed)]).toEqual([accepted, accepted]);
  },
);
