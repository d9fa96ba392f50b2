import { describe, expect, it, vi } from 'vitest';
import { createEventsService } from './create-events-service.ts';
import { readAnalyticsId, type AnalyticsIdSource } from './read-analytics-id.ts';

function createScene(stored?: string, change: Partial<AnalyticsIdSource> = {}) {
  const write = vi.fn<(name: string, value: string, lifeMs: number) => void>();
  const warn = vi.fn<(message: string) => void>();
  const source: AnalyticsIdSource = {
    jar: { read: (name) => (name === 'ss_analytics' ? stored : undefined), write },
    mayStore: () => true,
    createId: () => 'new-id',
    warn,
    ...change,
  };
  return { source, write, warn };
}

const full = {
  read: () => undefined,
  write: () => {
    throw new Error('full');
  },
};

describe('readAnalyticsId', () => {
  it('stores a new id for 390 days (JAR-03)', () => {
    const { source, write } = createScene();
    expect(readAnalyticsId(source)).toBe('new-id');
    expect(write.mock.calls).toEqual([['ss_analytics', 'new-id', 390 * 24 * 60 * 60 * 1000]]);
  });

  it('returns the stored id', () => {
    expect(readAnalyticsId(createScene('known').source)).toBe('known');
  });

  it('returns an empty id and stores none when storage is forbidden', () => {
    const { source, write } = createScene('known', { mayStore: () => false });
    expect(readAnalyticsId(source)).toBe('');
    expect(write).not.toHaveBeenCalled();
  });

  it('warns when the id cannot be stored, and the event is still sent (EVENT-14)', async () => {
    const { source, warn } = createScene(undefined, { jar: full });
    const sent: unknown[] = [];
    await createEventsService({
      async send({ json }) {
        sent.push(json);
        return { status: 202, text: async () => '' };
      },
      readAnalyticsId: () => readAnalyticsId(source),
      readCommon: () => ({}),
      warn,
    })('Menu', {});
    expect(warn.mock.calls).toEqual([['Unable to store analyticsId']]);
    expect(sent).toMatchObject([{ analyticsId: 'new-id' }]);
  });
});
