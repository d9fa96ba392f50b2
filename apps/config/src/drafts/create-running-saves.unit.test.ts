import { expect, it } from 'vitest';
import { createRunningSaves } from './create-running-saves.ts';

it('waits for the saves of one document, or for all of them, failed ones as well', async () => {
  const saves = createRunningSaves();
  const heard: string[] = [];
  let fail: (reason: Error) => void = () => {};
  let succeed: () => void = () => {};
  saves.add('home', new Promise((_, reject) => (fail = reject)));
  saves.add('footer', new Promise<void>((resolve) => (succeed = resolve)));
  void saves.ended('home').then(() => heard.push('home'));
  void saves.ended().then(() => heard.push('all'));
  await saves.ended('other');
  expect(heard).toEqual([]);
  fail(new Error('No answer.'));
  await saves.ended('home');
  expect(heard).toEqual(['home']);
  succeed();
  await saves.ended();
  expect(heard).toEqual(['home', 'all']);
});
