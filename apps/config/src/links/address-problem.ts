import { safeHref } from '@sitewright/blocks/view';
import { checkLink } from '@sitewright/contracts/links';
import { createMessages } from '@sitewright/messages';
import { links } from '@sitewright/messages/en';

const text = createMessages('en', { links });

/** Whether the host is missing or invalid; false for URLs without `protocol://`. */
function hasInvalidHost(href: string): boolean {
  if (!/^\s*[a-z]+:\/\//i.test(href)) return false;
  return !URL.canParse(href) || !/\.|^localhost$/.test(new URL(href).hostname);
}

/** Validates a typed URL by itself. A page would omit an invalid link, so the error is reported here. */
export function addressProblem(href: string): string | undefined {
  if (href.trim() === '') return undefined;
  const { error, suggestion } = checkLink(href);
  if (error === undefined) {
    if (safeHref(href) === undefined) return text('links.protocolNotAllowed');
    return hasInvalidHost(href) ? text('links.malformedProtocol') : undefined;
  }
  const sentence = text(`links.${error}`);
  if (suggestion === undefined || hasInvalidHost(suggestion)) return sentence;
  return `${sentence}. ${text('links.suggestion', { link: suggestion })}`;
}
