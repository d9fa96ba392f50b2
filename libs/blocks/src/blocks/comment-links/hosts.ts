import type { PropsOf } from '../../kit/block/define-block.ts';
import { noHosts, originsOf, type FindHosts } from '../../kit/block/external-hosts.ts';
import { commentCountScript } from './comment-count.ts';
import type { commentLinks } from './schema.ts';

/** The comment service's host, if the site has one and comments are enabled. */
export const hosts: FindHosts<PropsOf<typeof commentLinks>> = (_props, { websiteSettings }) => {
  const { commentsEnabled, disqusShortname } = websiteSettings;
  const script = commentsEnabled ? commentCountScript(disqusShortname) : undefined;
  return { ...noHosts, scripts: originsOf(script) };
};
