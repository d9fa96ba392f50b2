import { safeHref } from '@sitewright/blocks/view';
import { checkLink } from '@sitewright/contracts/links';
import { createMessages } from '@sitewright/messages';
import { links } from '@sitewright/messages/en';

const text = createMessages('en', { links });

/** What is wrong with a typed address as such: one that pages would draw as no link at all is not passed over. */
export function addressProblem(href: string): string | undefined {
  if (href.trim() === '') return undefined;
  const { refusal, suggestion } = checkLink(href);
  if (refusal === undefined)
    return safeHref(href) === undefined ? text('links.refusedProtocol') : undefined;
  const sentence = text(`links.${refusal}`);
  if (suggestion === undefined) return sentence;
  return `${sentence}. ${text('links.suggestion', { link: suggestion })}`;
}
