import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Result } from '../failure.ts';
import { createCache } from './create-cache.ts';
import type { Cache } from './create-cache.ts';
import { useCached } from './use-cached.ts';

function Name({
  cache,
  id,
  load,
}: {
  cache: Cache;
  id: string;
  load: (id: string) => Promise<Result<string>>;
}) {
  const { data, failure, isLoading } = useCached(cache, id, () => load(id));
  return (
    <p aria-busy={isLoading}>
      {data ?? 'nothing yet'} {failure?.message}
    </p>
  );
}

const create = () => createCache({ now: () => performance.now(), freshMs: 60_000 });
const load = (id: string) => Promise.resolve<Result<string>>({ ok: true, data: `name of ${id}` });

it('renders the data, and loads again only for another key', async () => {
  const cache = create();
  const loads = vi.fn<typeof load>(load);
  const screen = await render(<Name cache={cache} id="1" load={loads} />);
  await expect.element(page.getByText('name of 1')).toBeVisible();
  await screen.rerender(<Name cache={cache} id="1" load={(id) => loads(id)} />);
  expect(loads).toHaveBeenCalledTimes(1);
  await screen.rerender(<Name cache={cache} id="2" load={loads} />);
  await expect.element(page.getByText('name of 2')).toBeVisible();
  expect(loads).toHaveBeenCalledTimes(2);
});

it('renders data that is written or invalidated elsewhere', async () => {
  const cache = create();
  await render(<Name cache={cache} id="1" load={load} />);
  await expect.element(page.getByText('name of 1')).toBeVisible();
  cache.write('1', 'another name');
  await expect.element(page.getByText('another name')).toBeVisible();
  cache.invalidate('1');
  await expect.element(page.getByText('name of 1')).toBeVisible();
});

it('does not load while the key is undefined', async () => {
  const cache = create();
  const loads = vi.fn<typeof load>(load);
  function Dependent({ id }: { id: string | undefined }) {
    const { data, isLoading } = useCached(cache, id, () => loads(id ?? ''));
    return <p aria-busy={isLoading}>{data ?? 'nothing yet'}</p>;
  }
  const screen = await render(<Dependent id={undefined} />);
  await expect.element(page.getByText('nothing yet')).toHaveAttribute('aria-busy', 'false');
  expect(loads).not.toHaveBeenCalled();
  await screen.rerender(<Dependent id="3" />);
  await expect.element(page.getByText('name of 3')).toBeVisible();
});
