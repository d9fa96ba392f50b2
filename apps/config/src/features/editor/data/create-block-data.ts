import { blockNeedsOf, documentNeeds } from '@sitewright/blocks/load';
import { readBlockData } from '@sitewright/contracts/api';
import {
  dataNeedKey,
  type Block,
  type LoadedData,
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
  /** Fetches data of these blocks that was not requested before; null if there is none. */
  readNew(blocks: readonly Block[]): Promise<PageData | null>;
}

/** The result of one need, as part of page data. */
export const answerOf = <Need extends DataNeed>(
  need: Need,
  result: LoadedData<Need['kind']>,
): PageData => ({ [dataNeedKey(need)]: result });

/** The maximum number of needs per call; a larger document renders the rest once it is published. */
const maxNeeds = 200;

export function createBlockData({
  call,
  websiteId,
}: {
  readonly call: Call;
  readonly websiteId: string;
}): BlockData {
  let data: PageData = {};
  const requested = new Set<string>();
  const put = (more: PageData) => {
    data = { ...data, ...more };
  };

  /** After a failed call, the data is requested again when it is needed next. */
  async function fetchNeeds(needs: readonly DataNeed[]): Promise<PageData> {
    const batch = needs.slice(0, maxNeeds);
    for (const need of batch) requested.add(dataNeedKey(need));
    const result = await call(readBlockData, { params: { websiteId }, body: { needs: batch } });
    if (result.ok) return result.data.data as PageData;
    for (const need of batch) requested.delete(dataNeedKey(need));
    return {};
  }

  const isMissing = (need: DataNeed): boolean => !(dataNeedKey(need) in data);

  async function readNew(blocks: readonly Block[]): Promise<PageData | null> {
    const newNeeds = new Map<string, DataNeed>();
    for (const need of blocks.flatMap(blockNeedsOf).filter(isMissing)) {
      const key = dataNeedKey(need);
      if (!requested.has(key)) newNeeds.set(key, need);
    }
    if (newNeeds.size === 0) return null;
    const result = await fetchNeeds([...newNeeds.values()]);
    put(result);
    return result;
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
export const existingBlocks = (
  document: PageDocument,
  touched: readonly { readonly blockId: string }[],
): readonly Block[] => touched.flatMap(({ blockId }) => findBlock(document, blockId)?.block ?? []);
