import type { NameForms } from './name-forms.ts';

/**
 * The sources of a new engine, by path inside its folder: options, state with its pure step, factory and exports,
 * each with its test. `src/dom` and `src/react` come when there is something for them to do.
 */
export const engineTemplate = (
  { kebab, camel, pascal }: NameForms,
  sentence: string,
): Readonly<Record<string, string>> => ({
  'src/index.ts': `export { create${pascal}, type ${pascal} } from './create-${kebab}.ts';
export { ${camel}Defaults, type ${pascal}Options } from './options.ts';
export type { ${pascal}State } from './state.ts';
`,

  'src/options.ts': `import type { ${pascal}State } from './state.ts';

/** What it is made from. Everything outside it comes in here. */
export interface ${pascal}Options {
  /** What it is at the beginning. Default: \`idle\`. */
  readonly initialState: ${pascal}State;
}

/** The defaults; the caller's options are spread last. */
export const ${camel}Defaults: ${pascal}Options = { initialState: { kind: 'idle' } };
`,

  'src/state.ts': `/** What it can be. */
export type ${pascal}State = { readonly kind: 'idle' } | { readonly kind: 'running' };

/** What can happen to it. */
export type ${pascal}Event = { readonly kind: 'started' } | { readonly kind: 'stopped' };

/** What it has to do because of an event. */
export interface ${pascal}Effect {
  readonly kind: 'tellListeners';
}

/** A step: the next state, and what is to be done. */
export interface ${pascal}Step {
  readonly state: ${pascal}State;
  readonly effects: readonly ${pascal}Effect[];
}

const stateAfter = { started: 'running', stopped: 'idle' } as const;

/** The next state; an event that changes nothing has no effects. */
export function transition(state: ${pascal}State, event: ${pascal}Event): ${pascal}Step {
  const kind = stateAfter[event.kind];
  return kind === state.kind
    ? { state, effects: [] }
    : { state: { kind }, effects: [{ kind: 'tellListeners' }] };
}
`,

  'src/state.test.ts': `import { describe, expect, it } from 'vitest';
import { transition } from './state.ts';

const tellListeners = { kind: 'tellListeners' };

describe('transition', () => {
  it.each([
    ['idle', 'started', 'running', [tellListeners]],
    ['running', 'started', 'running', []],
    ['running', 'stopped', 'idle', [tellListeners]],
    ['idle', 'stopped', 'idle', []],
  ] as const)('from %s, %s, leads to %s', (before, event, after, effects) => {
    expect(transition({ kind: before }, { kind: event })).toEqual({
      state: { kind: after },
      effects,
    });
  });
});
`,

  [`src/create-${kebab}.ts`]: `import { ${camel}Defaults, type ${pascal}Options } from './options.ts';
import { transition, type ${pascal}Event, type ${pascal}State } from './state.ts';

/** ${sentence} */
export interface ${pascal} {
  readonly start: () => void;
  readonly stop: () => void;
  readonly getState: () => ${pascal}State;
  /** Calls the listener after each change of state; gives the function that stops it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Drops all listeners. */
  readonly destroy: () => void;
}

/**
 * ${sentence}
 *
 * @example
 * const ${camel} = create${pascal}();
 * ${camel}.subscribe(() => console.log(${camel}.getState().kind));
 * ${camel}.start(); // running
 */
export function create${pascal}(options: Partial<${pascal}Options> = {}): ${pascal} {
  const { initialState } = { ...${camel}Defaults, ...options };
  const listeners = new Set<() => void>();
  let state = initialState;

  function dispatch(event: ${pascal}Event): void {
    const step = transition(state, event);
    state = step.state;
    if (step.effects.length > 0) for (const listener of listeners) listener();
  }

  return {
    start: () => dispatch({ kind: 'started' }),
    stop: () => dispatch({ kind: 'stopped' }),
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    destroy: () => listeners.clear(),
  };
}
`,

  [`src/create-${kebab}.test.ts`]: `import { describe, expect, it, vi } from 'vitest';
import { create${pascal} } from './create-${kebab}.ts';

describe('create${pascal}', () => {
  it('begins idle, or as the options say', () => {
    expect(create${pascal}().getState().kind).toBe('idle');
    expect(create${pascal}({ initialState: { kind: 'running' } }).getState().kind).toBe('running');
  });

  it('tells a listener of each change, until it is stopped', () => {
    const ${camel} = create${pascal}();
    const listener = vi.fn<() => void>();
    const unsubscribe = ${camel}.subscribe(listener);
    ${camel}.start();
    ${camel}.start();
    expect([${camel}.getState().kind, listener.mock.calls.length]).toEqual(['running', 1]);
    unsubscribe();
    ${camel}.stop();
    expect([${camel}.getState().kind, listener.mock.calls.length]).toEqual(['idle', 1]);
  });

  it('tells nobody once it is destroyed', () => {
    const ${camel} = create${pascal}();
    const listener = vi.fn<() => void>();
    ${camel}.subscribe(listener);
    ${camel}.destroy();
    ${camel}.start();
    expect(listener).not.toHaveBeenCalled();
  });
});
`,
});
