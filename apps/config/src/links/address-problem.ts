import { safeHref } from '@sitewright/blocks/view';
import { checkLink } from '@sitewright/contracts/links';
import { createMessages } from '@sitewright/messages';
import { links } from '@sitewright/messages/en';

const text = createMessages('en', { links });

/** Of an address with a protocol and a host: that there is none, or none that the web knows. */
function leadsNowhere(href: string): boolean {
  if (!/^\s*[a-z]+:\/\//i.test(href)) return false;
  return !URL.canParse(href) || !/\.|^localhost$/.test(new URL(href).hostname);
}

/** What is wrong with a typed address as such: one that pages would draw as no link at all is not passed over. */
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
