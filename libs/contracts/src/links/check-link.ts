import { readLink, type Link } from './link-category.ts';

/** The errors of a link. Their messages are the texts `links.<error>` of the catalog. */
export const linkErrors = [
  'tooLong',
  'notAPhoneNumber',
  'notAMailAddress',
  'malformedProtocol',
  'protocolNotAllowed',
] as const;

/** One error of a link. */
export type LinkError = (typeof linkErrors)[number];

/** A checked link: accepted if `error` is absent. */
export interface CheckedLink extends Link {
  readonly error?: LinkError;
  /** A suggested correction, if there is one. */
  readonly suggestion?: string;
}

/**
 * Length limits of links, exclusive, in characters of the whole URL (specification 5; LINK-11 to LINK-17). `internal`
 * includes files and content.
 */
export const linkCaps = {
  anchor: 100,
  tel: 50,
  sms: 1000,
  mailto: 1000,
  javascript: 250,
  ftp: 100,
  internal: 150,
} as const;

/** Link categories that share a limit. */
export type LinkCap = keyof typeof linkCaps;

const cappedProtocols = ['tel', 'sms', 'mailto', 'javascript', 'ftp'] as const;

function capOf({ category, protocol }: Link): number {
  if (category === 'anchor') return linkCaps.anchor;
  if (category === 'file' || category === 'content') return linkCaps.internal;
  const cappedProtocol = cappedProtocols.find((name) => name === protocol);
  return cappedProtocol === undefined ? Infinity : linkCaps[cappedProtocol];
}

const isPhoneNumber = (number: string): boolean => /^[0-9+-]{4,}$/.test(number);

/** Exactly one @, optional headers such as `?subject=`, and a domain with a dot. */
function isMailAddress(mail: string): boolean {
  const [address = ''] = mail.split('?', 1);
  return mail.split('@').length === 2 && /^[^@\s]+@[^@\s]+\.[^@\s.]+$/.test(address);
}

/** `http:example.com` lacks its slashes, `example.com` its protocol (LINK-24). */
const suggestUrl = ({ address, protocol }: Link): string =>
  protocol === undefined
    ? `https://${address}`
    : `${protocol}://${address.slice(protocol.length + 1).replace(/^\/+/, '')}`;

/**
 * Checks a link that an owner typed. `javascript:` is accepted as data and is inert when rendered unless the owner
 * allows it; `data:` is always rejected (LINK-18).
 */
export function checkLink(text: string): CheckedLink {
  const link = readLink(text);
  const { address, category, protocol } = link;
  if (category === 'malformedProtocol') {
    return { ...link, error: 'malformedProtocol', suggestion: suggestUrl(link) };
  }
  if (protocol === 'data') return { ...link, error: 'protocolNotAllowed' };
  if (address.length >= capOf(link)) return { ...link, error: 'tooLong' };

  const rest = address.slice((protocol?.length ?? -1) + 1);
  if (protocol === 'tel' && !isPhoneNumber(rest)) return { ...link, error: 'notAPhoneNumber' };
  if (protocol === 'mailto' && !isMailAddress(rest)) return { ...link, error: 'notAMailAddress' };
  return link;
}
