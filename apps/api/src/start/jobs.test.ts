import { access } from 'node:fs/promises';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { contentItemType, workflowState } from '@sitewright/contracts/codes';
import { isErrorResult } from '@sitewright/contracts/errors';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { storeUpload } from '../features/assets/store-upload.ts';
import { createTestSite, type TestSite } from '../testing/create-test-site.ts';
import { insertTestItem } from '../testing/insert-test-item.ts';
import { openTestApi, type TestApi } from '../testing/open-test-api.ts';
import { demoAssetFolder } from '../seed/demo-assets.ts';
import { jobTable } from './job-table.ts';
import { widthName } from '../platform/images/image-widths.ts';
import type { Services } from '../platform/services.ts';
import { startJobs, type JobRunner } from '../platform/jobs/job-runner.ts';
import { publishDueItems } from '../features/collections/publish-due-items.ts';

let api: TestApi;
let site: TestSite;
let jobs: JobRunner;
const errors: unknown[] = [];
beforeAll(async () => {
  api = await openTestApi();
  site = await createTestSite(api);
  jobs = await startJobs(jobTable, api.database, api.services, (error) => errors.push(error));
});
afterAll(async () => {
  await jobs.stop();
  await api.close();
});

it('creates the resized widths of an uploaded image in the background', async () => {
  const { websiteId } = site;
  const stored = await storeUpload({
    websiteId,
    fileName: 'espresso.jpg',
    content: createReadStream(join(demoAssetFolder, 'cafe-espresso.jpg')),
    services: api.services as Services,
    inTenant: site.inTenant,
  });
  if (isErrorResult(stored)) throw new Error(stored.error);
  const { url, sha256 } = await site.inTenant(async (tenant) => {
    const row = await tenant
      .selectFrom('assets')
      .where('assetId', '=', stored.asset.id)
      .select(['sha256', 'fileName'])
      .executeTakeFirstOrThrow();
    return { url: `/s/${stored.asset.id}/${row.fileName}`, sha256: row.sha256 };
  });
  await jobs.send('make-widths', { websiteId, assetId: stored.asset.id });
  const written = `${api.services.files.pathOf(websiteId, sha256)}.d/${widthName(600, 'avif')}`;
  await vi.waitFor(() => access(written), { timeout: 25_000, interval: 250 });
  const picture = await site
    .visitor()
    .get(`${url}?format=2500w`, { headers: { accept: 'image/avif,image/webp' } });
  expect(picture.headers['content-type']).toBe('image/avif');
  expect(errors).toEqual([]);
}, 30_000);

it('marks a scheduled item as published when it is due, not earlier', async () => {
  const itemId = api.services.createId();
  await site.inTenant((tenant) =>
    tenant
      .insertInto('items')
      .values({
        itemId,
        collectionId: site.shopId,
        recordType: contentItemType.TEXT,
        title: 'Later',
        urlId: 'later',
        workflowState: workflowState.SCHEDULED,
        publishAt: new Date(api.clock.now.getTime() + 60_000),
      })
      .execute(),
  );
  const state = () =>
    site.inTenant(
      async (tenant) =>
        (
          await tenant
            .selectFrom('items')
            .where('itemId', '=', itemId)
            .select('workflowState')
            .executeTakeFirstOrThrow()
        ).workflowState,
    );
  await publishDueItems(api.services);
  expect(await state()).toBe(workflowState.SCHEDULED);
  api.clock.now = new Date(api.clock.now.getTime() + 60_001);
  await publishDueItems(api.services);
  expect(await state()).toBe(workflowState.PUBLISHED);
});

it('shows a due scheduled item before and after the job marks it as published (CONTENT-05)', async () => {
  const title = 'Winter glaze';
  const list = async () => (await site.visitor().get('/shop')).text;
  await insertTestItem(api, site, {
    title,
    urlId: 'winter-glaze',
    state: workflowState.SCHEDULED,
    publishAt: new Date(api.clock.now.getTime() + 60_000),
  });
  // The page without the item stays cached, under the current revision.
  expect(await list()).not.toContain(title);
  api.clock.now = new Date(api.clock.now.getTime() + 60_001);
  expect(await list()).toContain(title);
  await publishDueItems(api.services);
  api.clock.now = new Date(api.clock.now.getTime() + 2_000);
  expect(await list()).toContain(title);
});

it('runs every scheduled job with the payload of its schedule', async () => {
  const { rows } = await api.database.execute('select name, data from jobs.schedule');
  const scheduled = Object.entries(jobTable).filter(([, { cron }]) => cron !== undefined);
  expect(new Set(rows.map((row) => row['name']))).toEqual(new Set(scheduled.map(([name]) => name)));
  for (const row of rows)
    await jobTable[row['name'] as keyof typeof jobTable].run(api.services, row['data'] as never);
});

it('reports the error of a failed job', async () => {
  const failure = new Error('no');
  const failing = {
    ...api.services,
    files: { ...api.services.files, sweepIncoming: () => Promise.reject(failure) },
  };
  const reported: unknown[] = [];
  await jobs.stop();
  jobs = await startJobs(jobTable, api.database, failing, (error) => reported.push(error));
  await jobs.send('sweep-files', {});
  await vi.waitFor(() => expect(reported).toContain(failure), { timeout: 25_000, interval: 250 });
}, 30_000);
