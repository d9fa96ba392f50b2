import { expect, it } from 'vitest';
import { rebaseDraft, acceptRemote } from './rebase-draft.ts';

const base = { title: 'a', body: { text: 'a' }, tags: ['a'], revision: '1' };

it('keeps local changes, takes the other remote changes and reports conflicts', () => {
  const draft = { ...base, title: 'local' };
  const newer = { ...base, body: { text: 'theirs' }, title: 'theirs', revision: '2' };
  const { value, conflicts } = rebaseDraft({ base, local: draft, remote: newer });
  expect(value).toEqual({ ...newer, title: 'local' });
  expect(conflicts.map(({ path }) => path)).toEqual([[{ kind: 'member', name: 'title' }]]);
});

it('accepts the remote value of one conflict and keeps later local changes', () => {
  const draft = { ...base, title: 'local', body: { text: 'local' } };
  const newer = { ...base, title: 'theirs', body: { text: 'theirs' } };
  const { value, conflicts } = rebaseDraft({ base, local: draft, remote: newer });
  const [title, text] = conflicts;
  const typedSince = { ...value, title: 'mine, longer', tags: ['a', 'b'] };
  const taken = acceptRemote(typedSince, title!);
  expect(taken).toEqual({ ...typedSince, title: 'theirs' });
  expect(acceptRemote(taken, text!)).toEqual({ ...newer, tags: ['a', 'b'] });
});

it('restores a locally deleted entry when the remote change is accepted', () => {
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
