import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createFocusContainment, type ContainFocus } from './create-focus-containment.ts';
import { toFocusPredicate, type FocusBounds } from './focus-bounds.ts';

const cleanUps: (() => void)[] = [];

afterEach(() => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
  document.body.replaceChildren();
});

function createScene(markup: string) {
  document.body.innerHTML = markup;
  const containFocus = createFocusContainment(document);
  const contain: ContainFocus = (bounds) => {
    const release = containFocus(bounds);
    cleanUps.push(release);
    return release;
  };
  return { contain, find: (id: string) => document.getElementById(id) as HTMLElement };
}

/** Presses a key several times and returns the id of the focused element after each press. */
async function walk(key: string, presses: number): Promise<readonly (string | undefined)[]> {
  const visited: (string | undefined)[] = [];
  for (let press = 0; press < presses; press += 1) {
    await userEvent.keyboard(key);
    visited.push(document.activeElement?.id);
  }
  return visited;
}

const tab = '{Tab}';
const shiftTab = '{Shift>}{Tab}{/Shift}';

const page = `
  <button id="before">before</button>
  <div id="box"><a id="a" href="#a">a</a><input id="b"><a>no link</a><button tabindex="-1">no stop</button>
    <p id="c" contenteditable>c</p><button disabled>off</button><input type="hidden"></div>
  <button id="after">after</button>
  <div inert><button id="inert">inert</button></div>
  <button id="hidden" style="display: none">hidden</button>`;

describe('a container', () => {
  it('cycles Tab and Shift+Tab inside (FOCUS-02)', async () => {
    const { contain, find } = createScene(page);
    contain({ container: find('box') });
    find('a').focus();
    expect(await walk(tab, 4)).toEqual(['b', 'c', 'a', 'b']);
    expect(await walk(shiftTab, 4)).toEqual(['a', 'c', 'b', 'a']);
  });

  it('moves focus inside on Tab from outside or from the container itself', async () => {
    const { contain, find } = createScene(page);
    contain({ container: find('box') });
    expect(await walk(tab, 1)).toEqual(['a']);
    find('box').tabIndex = -1;
    find('box').focus();
    expect(await walk(shiftTab, 1)).toEqual(['c']);
  });

  it('moves focus back inside after a script or a click moves it out', async () => {
    const { contain, find } = createScene(page);
    contain({ container: find('box') });
    find('after').focus();
    expect(document.activeElement).toBe(find('a'));
    await userEvent.click(find('before'));
    expect(document.activeElement).toBe(find('a'));
  });

  it('cycles Tab with a radio group as the last element (FOCUS-02)', async () => {
    const { contain, find } = createScene(`
      <div id="box"><button id="a">a</button>
        <input id="r1" type="radio" name="r" checked><input id="r2" type="radio" name="r">
      </div><button id="after">after</button>`);
    contain({ container: find('box') });
    find('a').focus();
    expect(await walk(tab, 3)).toEqual(['r1', 'a', 'r1']);
    expect(await walk(shiftTab, 3)).toEqual(['a', 'r1', 'a']);
  });

  it('groups radio buttons by form', async () => {
    const { contain, find } = createScene(`
      <form><input type="radio" name="r" checked></form>
      <form id="box"><button id="a">a</button><input id="r1" type="radio" name="r"></form>`);
    contain({ container: find('box') });
    find('a').focus();
    expect(await walk(tab, 2)).toEqual(['r1', 'a']);
  });

  it.each(['', 'name="r"'])(
    'does not count a checked checkbox as part of a radio group (%s)',
    async (name) => {
      const { contain, find } = createScene(`
      <div id="box"><button id="a">a</button><input id="box1" type="checkbox" ${name} checked>
        <input id="r1" type="radio" ${name}></div><button id="after">after</button>`);
      contain({ container: find('box') });
      find('a').focus();
      expect(await walk(tab, 3)).toEqual(['box1', 'r1', 'a']);
    },
  );

  it('includes a scrollable element in the Tab order', async () => {
    const { contain, find } = createScene(`
      <div id="box"><button id="a">a</button>
        <div id="terms" style="block-size: 40px; overflow: auto"><p style="block-size: 200px">Terms</p></div>
        <button id="b">b</button></div><button id="after">after</button>`);
    contain({ container: find('box') });
    find('a').focus();
    expect(await walk(tab, 3)).toEqual(['terms', 'b', 'a']);
    expect(await walk(shiftTab, 3)).toEqual(['b', 'terms', 'a']);
  });

  it('includes the elements of a shadow root in the Tab order', async () => {
    const { contain, find } = createScene(
      '<div id="box"><button id="a">a</button><div id="host"></div><button id="b">b</button></div>',
    );
    const root = find('host').attachShadow({ mode: 'open' });
    root.innerHTML = '<input id="day"><input id="month">';
    contain({ container: find('box') });
    find('a').focus();
    expect(await walk(tab, 1)).toEqual(['host']);
    expect(root.activeElement?.id).toBe('day');
    expect(await walk(tab, 1)).toEqual(['host']);
    expect(root.activeElement?.id).toBe('month');
    expect(await walk(tab, 2)).toEqual(['b', 'a']);
  });

  it('lets Tab enter an iframe, and returns focus to the first element after it', async () => {
    const { contain, find } = createScene(`
      <div id="box"><button id="a">a</button><iframe id="frame"></iframe></div><button id="after">after</button>`);
    const frame = find('frame') as HTMLIFrameElement;
    const { contentDocument } = frame;
    if (contentDocument) contentDocument.body.innerHTML = '<button>in the frame</button>';
    contain({ container: find('box') });
    find('a').focus();
    expect(await walk(tab, 1)).toEqual(['frame']);
    await userEvent.keyboard(tab);
    await expect.poll(() => document.activeElement?.id).toBe('a');
  });

  it('includes the summary of details, and its content only when open', async () => {
    const { contain, find } = createScene(`
      <details id="box"><summary id="a">a</summary><button id="b">b</button></details>
      <button id="after">after</button>`);
    contain({ container: find('box') });
    find('a').focus();
    expect(await walk(tab, 2)).toEqual(['a', 'a']);
    (find('box') as HTMLDetailsElement).open = true;
    expect(await walk(tab, 2)).toEqual(['b', 'a']);
  });

  it('skips hidden, disabled and inert elements', async () => {
    const { contain, find } = createScene(`
      <div id="box"><button id="a">a</button><button style="visibility: hidden">hidden</button>
        <fieldset disabled><button>off</button></fieldset><div hidden><button>hidden</button></div>
        <div inert><button>inert</button></div><button id="b">b</button></div><button id="after">after</button>`);
    contain({ container: find('box') });
    find('b').focus();
    expect(await walk(tab, 2)).toEqual(['a', 'b']);
  });

  it('removed from the page no longer contains focus, even without release', async () => {
    const { contain, find } = createScene(page);
    contain({ container: find('box') });
    find('a').focus();
    find('box').remove();
    expect(await walk(tab, 2)).toEqual(['after', 'before']);
  });

  it('removed from the page returns containment to the previous container', async () => {
    const { contain, find } = createScene(
      `${page}<div id="inner"><button id="i">inner</button></div>`,
    );
    contain({ container: find('box') });
    contain({ container: find('inner') });
    find('i').focus();
    find('inner').remove();
    const stops = await walk(tab, 4);
    expect(stops.every((id) => find('box').contains(find(id!)))).toBe(true);
  });

  it('without focusable elements prevents Tab from focusing anything', async () => {
    const { contain, find } = createScene('<p id="box">text</p><button id="after">after</button>');
    contain({ container: find('box') });
    expect(await walk(tab, 2)).toEqual(['', '']);
  });
});

describe('a predicate', () => {
  it('cycles Tab and Shift+Tab through the matching nodes anywhere on the page (FOCUS-02)', async () => {
    const { contain, find } = createScene(page);
    contain({ predicate: (node) => ['before', 'b', 'after'].includes(node.id) });
    find('before').focus();
    expect(await walk(tab, 4)).toEqual(['b', 'after', 'before', 'b']);
    expect(await walk(shiftTab, 3)).toEqual(['before', 'after', 'b']);
  });
});

describe('nested containments', () => {
  it('use the newest one, and return to the previous one on release', async () => {
    const { contain, find } = createScene(page);
    const releaseBox = contain({ container: find('box') });
    const releaseAfter = contain({ container: find('after') });
    expect(await walk(tab, 2)).toEqual(['after', 'after']);
    releaseAfter();
    expect(await walk(tab, 2)).toEqual(['a', 'b']);
    releaseBox();
    find('c').focus();
    expect(await walk(tab, 1)).toEqual(['after']);
  });
});

describe('toFocusPredicate', () => {
  it('returns a distinct function for each containment with the same predicate', () => {
    const predicate = () => true;
    expect(toFocusPredicate({ predicate })).not.toBe(toFocusPredicate({ predicate }));
  });

  it.each<[string, object]>([
    ['neither', {}],
    ['both', { container: document.body, predicate: () => true }],
  ])('throws for %s of container and predicate (FOCUS-01)', (_, bounds) => {
    expect(() => toFocusPredicate(bounds as FocusBounds)).toThrow(
      'Focus containment needs exactly one of container or predicate',
    );
  });
});
