import type { Block, PageDocument } from '@sitewright/contracts/entities';

/** The server rejects a request with a member of these names, because it could pollute prototypes. */
const reservedNames = /"(?:__proto__|constructor|prototype)":/;

/** Whether a document contains no reserved name. */
export const isSendable = (document: PageDocument): boolean =>
  !reservedNames.test(JSON.stringify(document));

/** Props without members of reserved names. */
export const sendableProps = (props: Block['props']): Block['props'] =>
  JSON.parse(JSON.stringify(props), (name, value: unknown) =>
    reservedNames.test(`"${name}":`) ? undefined : value,
  ) as Block['props'];
