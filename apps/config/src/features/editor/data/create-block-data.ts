import { blockNeedsOf, documentNeeds } from '@sitewright/blocks/load';
import { readBlockData } from '@sitewright/contracts/api';
import {
  dataNeedKey,
  type Block,
  type DataAnswer,
  type DataNeed,
  type PageData,
  type PageDocument,
} from '@sitewright/contracts/entities';
import { findBlock } from '@sitewright/page-model';
import type { Call } from '../../../api/call.ts';

/** The data that blocks need, each fetched once. */
export interface BlockData {
  getState(): PageData;
  /** Adds known data: from the page itself, or from a picker. */
  put(data: PageData): void;
  /** All data of a document; missing data is omitted, views render without it. */
  readAll(document: PageDocument): Promise<PageData>;
  /** Data of these blocks that nobody has requested yet; null if there is none. */
  readNew(blocks: readonly Block[]): Promise<PageData | null>;
}

/** The response of a need, as part of page data. */
export const answerOf = <Need extends DataNeed>(
  need: Need,
  answer: DataAnswer<Need['kind']>,
): PageData => ({ [dataNeedKey(need)]: answer });

/** The maximum number of needs per call; a larger document renders the rest once it is published. */
const mostNeeds = 200;

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

  /** After a failed call, the data is requested again when it is needed next. */
  async function ask(needs: readonly DataNeed[]): Promise<PageData> {
    const asking = needs.slice(0, mostNeeds);
    for (const need of asking) asked.add(dataNeedKey(need));
    const result = await call(readBlockData, { params: { websiteId }, body: { needs: asking } });
    if (result.ok) return result.data.data as PageData;
    for (const need of asking) asked.delete(dataNeedKey(need));
    return {};
  }

  const isMissing = (need: DataNeed): boolean => !(dataNeedKey(need) in data);

  async function readNew(blocks: readonly Block[]): Promise<PageData | null> {
    const wanted = new Map<string, DataNeed>();
    for (const need of blocks.flatMap(blockNeedsOf).filter(isMissing)) {
      const key = dataNeedKey(need);
      if (!asked.has(key)) wanted.set(key, need);
    }
    if (wanted.size === 0) return null;
    const answer = await ask([...wanted.values()]);
    put(answer);
    return answer;
  }

  return {
    getState: () => data,
    put,
    readNew,
    async readAll(document) {
      if (documentNeeds(document).some(isMissing)) {
        const blocks = document.sections.flatMap(({ layout }) => Object.values(layout.blocks));
        await readNew(blocks);
      }
      return data;
    },
  };
}

/** The blocks that an operation changed, except removed ones. */
export const blocksThere = (
  document: PageDocument,
  touched: readonly { readonly blockId: string }[],
): readonly Block[] => touched.flatMap(({ blockId }) => findBlock(document, blockId)?.block ?? []);
