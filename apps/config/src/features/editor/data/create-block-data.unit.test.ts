import { blockType } from '@sitewright/contracts/codes';
import { dataNeedKey, type AssetView } from '@sitewright/contracts/entities';
import { createBlock, createDocument, createSection } from '@sitewright/page-model';
import { expect, it, vi } from 'vitest';
import type { Call } from '../../../api/call.ts';
import { sampleAsset } from '../../../fake-api/sample.ts';
import { answerOf, createBlockData } from './create-block-data.ts';

const asset: AssetView = sampleAsset(1, 'harbour.jpg');
const need = { kind: 'asset', assetId: asset.id } as const;
const image = (id: string) =>
  createBlock({
    id,
    type: blockType.IMAGE,
    props: { picture: { assetId: asset.id } },
    placement: { column: 1, row: 1, width: 4, height: 4 },
  });

function start() {
  const call = vi.fn<() => Promise<unknown>>(async () => ({
    ok: true,
    data: { data: answerOf(need, asset) },
  }));
  const blockData = createBlockData({ call: call as unknown as Call, websiteId: 'site' });
  return { blockData, call };
}

it('requests data shared by two blocks once', async () => {
  const { blockData, call } = start();
  const document = createDocument([createSection('main', [image('one1'), image('two2')])]);
  expect(await blockData.readAll(document)).toEqual({ [dataNeedKey(need)]: asset });
  expect(call).toHaveBeenCalledTimes(1);
  expect(await blockData.readNew([image('three')])).toBeNull();
});

it('does not request data that was already provided', async () => {
  const { blockData, call } = start();
  blockData.put(answerOf(need, asset));
  expect(await blockData.readNew([image('one1')])).toBeNull();
  expect(call).not.toHaveBeenCalled();
});

it('requests data again after a failed request', async () => {
  const { blockData, call } = start();
  call.mockResolvedValueOnce({ ok: false });
  expect(await blockData.readNew([image('one1')])).toEqual({});
  expect(await blockData.readNew([image('one1')])).toEqual(answerOf(need, asset));
});
