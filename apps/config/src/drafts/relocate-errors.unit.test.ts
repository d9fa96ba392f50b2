import { describe, expect, it } from 'vitest';
import { CallError } from '../api/call.ts';
import { fieldErrors } from '../api/field-errors.ts';
import { relocateErrors } from './relocate-errors.ts';

const red = { id: 'red', price: 1 };
const blue = { id: 'blue', price: 2 };
const sent = { product: { variants: [red, blue] } };
const errors = { title: 'Too long.', 'product.variants.1.price': 'Too low.' };
const errorResult = (of: Readonly<Record<string, string>>) =>
  new CallError({
    kind: 'rejected',
    status: 400,
    code: 'invalidRequest',
    message: 'Not saved.',
    errors: of,
  });
const among = (variants: readonly unknown[]) =>
  fieldErrors(relocateErrors(errorResult(errors), sent, { product: { variants } }));

describe('relocateErrors', () => {
  it('keeps errors of entries that did not move, even if they were edited', () => {
    expect(among([red, blue])).toEqual(errors);
    expect(among([red, { ...blue, price: 3 }])).toEqual(errors);
  });

  it('moves the errors of an entry along with it', () => {
    expect(among([{ ...blue, price: 3 }, red])).toEqual({
      title: 'Too long.',
      'product.variants.0.price': 'Too low.',
    });
    expect(among([{ id: 'new' }, red, blue])).toHaveProperty(['product.variants.2.price']);
  });

  it('drops the errors of a removed entry', () => {
    expect(among([red])).toEqual({ title: 'Too long.' });
    expect(among([])).toEqual({ title: 'Too long.' });
  });

  it('follows entries without an id and their nested lists', () => {
    const home = { title: 'Home' };
    const folder = { title: 'More', links: [{ href: 'a' }, { href: 'b:' }] };
    const wrong = errorResult({ 'main.1.links.1.href': 'Unsafe.' });
    const follow = (main: readonly unknown[]) =>
      fieldErrors(relocateErrors(wrong, { main: [home, folder] }, { main }));
    expect(follow([folder, home])).toEqual({ 'main.0.links.1.href': 'Unsafe.' });
    expect(follow([folder])).toEqual({ 'main.0.links.1.href': 'Unsafe.' });
    expect(follow([home])).toEqual({});
    expect(follow([home, home])).toEqual({});
    const [first, second] = folder.links;
    expect(follow([home, { ...folder, links: [second, first] }])).toEqual({
      'main.1.links.0.href': 'Unsafe.',
    });
  });

  it('keeps the errors when the draft has a different shape', () => {
    const error = errorResult(errors);
    expect(fieldErrors(relocateErrors(error, sent, { product: null }))).toEqual(errors);
    expect(fieldErrors(relocateErrors(error, undefined, sent))).toEqual(errors);
  });

  it('returns null when all entries with errors are removed', () => {
    const error = errorResult({ 'product.variants.1.price': 'Too low.' });
    expect(relocateErrors(error, sent, { product: { variants: [red] } })).toBeNull();
  });

  it('returns errors of other kinds unchanged', () => {
    const offline = new Error('You are offline.');
    expect(relocateErrors(offline, sent, sent)).toBe(offline);
    expect(relocateErrors(null, sent, sent)).toBeNull();
  });
});
