import type { NameForms } from './name-forms.ts';

/**
 * The sources of a new engine, by path inside its folder: exports, options, state with a pure transition function, and
 * factory, with tests. `src/dom` and `src/react` are added by hand when needed.
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

/** The options of \`create${pascal}\`. Every dependency on the outside is an option. */
export interface ${pascal}Options {
  /** The state after creation. Default: \`idle\`. */
  readonly initialState: ${pascal}State;
}

/** The defaults; the caller's options are spread last. */
export const ${camel}Defaults: ${pascal}Options = { initialState: { kind: 'idle' } };
`,

  'src/state.ts': `/** All states. */
export type ${pascal}State = { readonly kind: 'idle' } | { readonly kind: 'running' };

/** Events that can change the state. */
export type ${pascal}Event = { readonly kind: 'started' } | { readonly kind: 'stopped' };

/** A side effect that the factory runs after a transition. */
export interface ${pascal}Effect {
  readonly kind: 'notifyListeners';
}

/** The result of a transition: the next state and its effects. */
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
    : { state: { kind }, effects: [{ kind: 'notifyListeners' }] };
}
`,

  'src/state.test.ts': `import { describe, expect, it } from 'vitest';
import { transition } from './state.ts';

const notifyListeners = { kind: 'notifyListeners' };

describe('transition', () => {
  it.each([
    ['idle', 'started', 'running', [notifyListeners]],
    ['running', 'started', 'running', []],
    ['running', 'stopped', 'idle', [notifyListeners]],
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
  /** Calls the listener after each change of state; returns a function that unsubscribes it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Removes all listeners. */
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
  it('starts idle, or in the state of the options', () => {
    expect(create${pascal}().getState().kind).toBe('idle');
    expect(create${pascal}({ initialState: { kind: 'running' } }).getState().kind).toBe('running');
  });

  it('notifies a listener of each change, until it unsubscribes', () => {
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

  it('notifies no listener once it is destroyed', () => {
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
