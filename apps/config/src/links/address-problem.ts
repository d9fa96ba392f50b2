import { safeHref } from '@sitewright/blocks/view';
import { checkLink } from '@sitewright/contracts/links';
import { createMessages } from '@sitewright/messages';
import { links } from '@sitewright/messages/en';

const text = createMessages('en', { links });

/** For URLs with a protocol and host: the host is missing or invalid. */
function leadsNowhere(href: string): boolean {
  if (!/^\s*[a-z]+:\/\//i.test(href)) return false;
  return !URL.canParse(href) || !/\.|^localhost$/.test(new URL(href).hostname);
}

/** Validates a typed URL on its own. Pages would drop an invalid link, so it is reported. */
export function addressProblem(href: string): string | undefined {
  if (href.trim() === '') return undefined;
  const { error, suggestion } = checkLink(href);
  if (error === undefined) {
    if (safeHref(href) === undefined) return text('links.protocolNotAllowed');
    return leadsNowhere(href) ? text('links.malformedProtocol') : undefined;
  }
  const sentence = text(`links.${error}`);
  if (suggestion === undefined || leadsNowhere(suggestion)) return sentence;
  return `${sentence}. ${text('links.suggestion', { link: suggestion })}`;
}
