import type { PageDocument, SiteContext } from '@sitewright/contracts/entities';
import { joinHosts, type FindHosts, type ExternalHosts } from '../../kit/block/external-hosts.ts';
import { parseProps } from '../../kit/block/parse-props.ts';
import { blockOf } from '../schema/block-of.ts';
import { blockHosts } from './hosts.gen.ts';

const finders: Readonly<Record<number, FindHosts<never>>> = blockHosts;

/** The hosts of other sites that the blocks of a page may contact, each once, for the page's policy. */
export function documentHosts(
  context: SiteContext,
  ...documents: readonly PageDocument[]
): ExternalHosts {
  const found = documents
    .flatMap(({ sections }) => sections.flatMap(({ layout }) => Object.values(layout.blocks)))
    .flatMap(({ type, version, props }) => {
      const definition = blockOf(type);
      const find = finders[type];
      if (definition === undefined || find === undefined) return [];
      const parsed = parseProps(definition, version, props);
      return parsed.ok ? [find(parsed.props as never, context)] : [];
    });
  return joinHosts(found);
}
