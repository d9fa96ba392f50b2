import { blockNeedsOf, documentNeeds } from '@sitewright/blocks/load';
import { renderWidget } from '@sitewright/contracts/api';
import {
  dataNeedKey,
  type Block,
  type DataAnswer,
  type DataNeed,
  type PageData,
  type PageDocument,
} from '@sitewright/contracts/entities';
import { findBlock } from '@sitewright/page-model';
import type { Call } from '../../../composition/call.ts';

/** What blocks need to be drawn, asked for once. */
export interface BlockData {
  getState(): PageData;
  /** Takes what is known already: from the page itself, or from a picker. */
  put(data: PageData): void;
  /** Everything that a document needs; what cannot be had is left out, views draw without it. */
  readAll(document: PageDocument): Promise<PageData>;
  /** What these blocks need and nobody has asked for yet; null when there is nothing new. */
  readNew(blocks: readonly Block[]): Promise<PageData | null>;
}

/** The answer of a need, as part of page data. */
export const answerOf = <Need extends DataNeed>(
  need: Need,
  answer: DataAnswer<Need['kind']>,
): PageData => ({ [dataNeedKey(need)]: answer });

export function createBlockData({
  call,
  websiteId,
}: {
  readonly call: Call;
  readonly websiteId: string;
}): BlockData {
  let data: PageData = {};
  const asked = new Set<string>();
  const put = (more: PageData) => {
    data = { ...data, ...more };
  };

  /** The server resolves a block's needs while it renders it (GetWidgetRendering). */
  async function ask(block: Block): Promise<PageData> {
    const { id, type, version, props } = block;
    const widgetJSON = JSON.stringify({ id, type, version, props });
    const result = await call(renderWidget, { body: { widgetJSON }, websiteId });
    return result.ok ? ((result.data.data.needs ?? {}) as PageData) : {};
  }

  const missing = (needs: readonly DataNeed[]): readonly string[] =>
    needs.map(dataNeedKey).filter((key) => !(key in data));

  async function readNew(blocks: readonly Block[]): Promise<PageData | null> {
    const wanting = blocks.flatMap((block) => {
      const keys = missing(blockNeedsOf(block)).filter((key) => !asked.has(key));
      for (const key of keys) asked.add(key);
      return keys.length > 0 ? [block] : [];
    });
    if (wanting.length === 0) return null;
    const answers = await Promise.all(wanting.map(ask));
    for (const answer of answers) put(answer);
    return Object.assign({}, ...answers) as PageData;
  }

  return {
    getState: () => data,
    put,
    readNew,
    async readAll(document) {
      if (missing(documentNeeds(document)).length > 0) {
        const blocks = document.sections.flatMap(({ layout }) => Object.values(layout.blocks));
        await readNew(blocks);
      }
      return data;
    },
  };
}

/** The blocks of a document that an operation touched and that are still there. */
export const blocksThere = (
  document: PageDocument,
  touched: readonly { readonly blockId: string }[],
): readonly Block[] => touched.flatMap(({ blockId }) => findBlock(document, blockId)?.block ?? []);
