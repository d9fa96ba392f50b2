import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { createEscapeManager } from './create-escape-manager.ts';

type Action =
  | { readonly kind: 'open' }
  | { readonly kind: 'leave'; readonly pick: number }
  | { readonly kind: 'press' };

const action: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ kind: fc.constant('open' as const) }),
  fc.record({ kind: fc.constant('leave' as const), pick: fc.nat() }),
  fc.record({ kind: fc.constant('press' as const) }),
);

/** Applies the actions to a manager and to a plain list, and returns what each of them closed. */
function play(actions: readonly Action[]) {
  const closed: number[] = [];
  const expected: number[] = [];
  let unused = 0;
  let pressesWithNothingOpen = 0;
  let open: { readonly id: number; readonly unregister: () => void }[] = [];
  const manager = createEscapeManager({
    setTimer: (callback) => callback(),
    otherwise: () => () => (unused += 1),
  });
  for (const [id, step] of actions.entries()) {
    if (step.kind === 'open') {
      open.push({ id, unregister: manager.register({ close: () => closed.push(id) }) });
    } else if (step.kind === 'press') {
      manager.handle({ key: 'Escape' });
      const top = open.pop();
      if (top) expected.push(top.id);
      else pressesWithNothingOpen += 1;
    } else if (open.length > 0) {
      const leaver = open[step.pick % open.length];
      leaver?.unregister();
      open = open.filter((entry) => entry !== leaver);
    }
  }
  return { closed, expected, unused, pressesWithNothingOpen, manager, open };
}

it('closes targets in stack order for any sequence of actions (ESC-02, ESC-03)', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 60 }), (actions) => {
      const run = play(actions);
      expect(run.closed).toEqual(run.expected);
      expect(run.unused).toBe(run.pressesWithNothingOpen);
      expect(run.manager.getState().targets).toHaveLength(run.open.length);
    }),
  );
});

it('has no targets after all are unregistered in any sequence', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 60 }), (actions) => {
      const run = play(actions);
      for (const { unregister } of run.open) unregister();
      expect(run.manager.getState()).toEqual({ targets: [] });
    }),
  );
});
