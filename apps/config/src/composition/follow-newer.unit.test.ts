import { expect, it } from 'vitest';
import { followNewer } from './follow-newer.ts';

it('keeps what was typed here and takes the rest from the newer one', () => {
  const base = { title: 'a', body: { text: 'a' }, tags: ['a'], revision: '1' };
  const draft = { ...base, title: 'mine' };
  const newer = { ...base, body: { text: 'theirs' }, title: 'theirs', revision: '2' };
  expect(followNewer(base, draft, newer)).toEqual({
    title: 'mine',
    body: { text: 'theirs' },
    tags: ['a'],
    revision: '2',
  });
});

it('keeps away what was taken away, here or there, and what is new on either side', () => {
  const base: Record<string, string> = { mine: 'x', theirs: 'x' };
  const followed = followNewer(base, { theirs: 'x', added: 'here' }, { mine: 'x', more: 'there' });
  expect(followed).toEqual({ added: 'here', more: 'there' });
});
