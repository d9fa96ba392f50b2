import type { Block, PageDocument } from '@sitewright/contracts/entities';

/** A request that carries a member of such a name is refused: what objects have already cannot be told from it. */
const refusedNames = /"(?:__proto__|constructor|prototype)":/;

/** Whether a document holds no such name. */
export const isSendable = (document: PageDocument): boolean =>
  !refusedNames.test(JSON.stringify(document));

/** Props without such names. */
export const sendableProps = (props: Block['props']): Block['props'] =>
  JSON.parse(JSON.stringify(props), (name, value: unknown) =>
    refusedNames.test(`"${name}":`) ? undefined : value,
  ) as Block['props'];
