import { blockType } from '@sitewright/contracts/codes';
import type { Block, PageDocument } from '@sitewright/contracts/entities';
import { inlineParts } from '../../blocks/code/frame-document.ts';
import { parseVideoEmbed } from '../../blocks/video/parse-embed.ts';

/** The HTML that a block runs in a frame; undefined if there is none. */
function framedHtml({ type, props }: Block): string | undefined {
  // An imported block may have no props at all.
  const { code, mode = 'run', markup } = (props as Block['props'] | null | undefined) ?? {};
  if (type === blockType.CODE && mode === 'run' && typeof code === 'string') return code;
  const isMarkup = type === blockType.EMBED && typeof markup === 'string';
  return isMarkup && parseVideoEmbed(markup).source === undefined ? markup : undefined;
}

/**
 * Inline scripts and styles of the frames in which blocks run owners' HTML. They are not part of the page, but a frame
 * inherits its page's policy, which must therefore contain their hashes.
 */
export function documentInlineParts(...documents: readonly PageDocument[]): {
  readonly scripts: ReadonlySet<string>;
  readonly styles: ReadonlySet<string>;
} {
  const parts = documents
    .flatMap(({ sections }) => sections.flatMap(({ layout }) => Object.values(layout.blocks)))
    .flatMap((block) => framedHtml(block) ?? [])
    .map(inlineParts);
  return {
    scripts: new Set(parts.flatMap(({ scripts }) => scripts)),
    styles: new Set(parts.flatMap(({ styles }) => styles)),
  };
}
