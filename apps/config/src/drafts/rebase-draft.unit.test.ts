import { expect, it } from 'vitest';
import { rebaseDraft, acceptRemote } from './rebase-draft.ts';

const base = { title: 'a', body: { text: 'a' }, tags: ['a'], revision: '1' };

it('keeps what was typed here, takes the rest from the newer one, and says where both changed the same', () => {
  const draft = { ...base, title: 'local' };
  const newer = { ...base, body: { text: 'theirs' }, title: 'theirs', revision: '2' };
  const { value, conflicts } = rebaseDraft({ base, local: draft, remote: newer });
  expect(value).toEqual({ ...newer, title: 'local' });
  expect(conflicts.map(({ path }) => path)).toEqual([[{ kind: 'member', name: 'title' }]]);
});

it('takes theirs in one place and leaves what was typed since in others', () => {
  const draft = { ...base, title: 'local', body: { text: 'local' } };
  const newer = { ...base, title: 'theirs', body: { text: 'theirs' } };
  const { value, conflicts } = rebaseDraft({ base, local: draft, remote: newer });
  const [title, text] = conflicts;
  const typedSince = { ...value, title: 'mine, longer', tags: ['a', 'b'] };
  const taken = acceptRemote(typedSince, title!);
  expect(taken).toEqual({ ...typedSince, title: 'theirs' });
  expect(acceptRemote(taken, text!)).toEqual({ ...newer, tags: ['a', 'b'] });
});

it('brings back a thing that was taken away here and changed there, when theirs is taken', () => {
  const list = (...things: { id: string; title: string }[]) => ({ things });
  const [one, two] = [
    { id: '1', title: 'One' },
    { id: '2', title: 'Two' },
  ];
  const sides = {
    base: list(one, two),
    local: list(two),
    remote: list({ ...one, title: 'I' }, two),
  };
  const { value, conflicts } = rebaseDraft(sides);
  expect(value).toEqual(list(two));
  expect(acceptRemote(value, conflicts[0]!)).toEqual(sides.remote);
});
