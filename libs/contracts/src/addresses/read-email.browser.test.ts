import { expect, it } from 'vitest';
import { emailSamples } from '../testing/email-samples.ts';
import { deliverableEmail, isEmail } from './read-email.ts';

const field = document.createElement('input');
field.type = 'email';
field.required = true;

/**
 * Browsers do not limit the length of whole addresses, drop invisible characters from domains, join broken lines, and
 * convert domains to ASCII only when they are typed.
 */
const isJudged = (typed: string) =>
  typed.length < 64 && /^[\0-\x7f]*$/.test(deliverableEmail(typed)) && !/\S\n\S/.test(typed);

it.each(emailSamples.filter(([typed]) => isJudged(typed)))(
  'validates %j like the browser: %s',
  (typed, accepted) => {
    field.value = deliverableEmail(typed);
    expect([field.checkValidity(), isEmail(typed)]).toEqual([accepted, accepted]);
  },
);
