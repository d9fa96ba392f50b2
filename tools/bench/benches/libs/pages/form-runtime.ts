import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { alternate, type Job } from '../alternate.ts';
import { bareForm } from './bare-form.ts';
import { errorId, forgetRows, renderedRows, type FormSubject } from './form-subject.ts';
import { createOurForm } from './our-form.ts';
import { createControlledForm, createRegisteredForm } from './react-hook-forms.ts';

const subjects = {
  ours: createOurForm(),
  registered: createRegisteredForm(),
  controlled: createControlledForm(),
} satisfies Record<string, FormSubject>;
type Name = keyof typeof subjects;
const names = Object.keys(subjects) as Name[];
const id = 'f7';

function mount({ render }: Pick<FormSubject, 'render'>, fieldCount: number): Root {
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  const root = createRoot(container);
  flushSync(() => root.render(render(fieldCount)));
  return root;
}

const setNative = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

/** Changes a field in such a way that React handles it as user input. */
function type(text: string): void {
  const input = document.getElementById(id) as HTMLInputElement;
  setNative?.call(input, text);
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** Resolves when the error of the field has appeared in the page, or has disappeared. */
function untilError(isShown: boolean): Promise<void> {
  const isDone = () => (document.getElementById(errorId(id)) !== null) === isShown;
  if (isDone()) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!isDone()) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
}

const rest = () => new Promise<void>((resolve) => void setTimeout(resolve, 50));

/** Shows the error by a submission that validation rejects. */
async function showError(name: Name): Promise<void> {
  void subjects[name].submit();
  await untilError(true);
}

/** Hides the error by a keystroke. */
async function hideError(): Promise<void> {
  type('x');
  await untilError(false);
}

/** The number of rows rendered by a keystroke, by an error that appears, and by one that disappears. */
async function countRenders(name: Name, fieldCount: number) {
  const root = mount(subjects[name], fieldCount);
  const count = async (act: () => Promise<void> | void) => {
    await rest();
    forgetRows();
    await act();
    await rest();
    return renderedRows();
  };
  const keystroke = await count(() => type('xy'));
  type('');
  const comes = await count(() => showError(name));
  const goes = await count(hideError);
  root.unmount();
  return { keystroke, comes, goes };
}

function flips(name: Name, fieldCount: number): Job {
  let root: Root | undefined;
  return {
    before: () => {
      root = mount(subjects[name], fieldCount);
    },
    run: async (times) => {
      for (let index = 0; index < times; index++) {
        type('');
        // oxlint-disable-next-line no-await-in-loop -- An error must appear before it can disappear.
        await showError(name);
        // oxlint-disable-next-line no-await-in-loop
        await hideError();
      }
      return times;
    },
    after: () => root?.unmount(),
  };
}

function mounts(subject: Pick<FormSubject, 'render'>, fieldCount: number): Job {
  return {
    run: (times) => {
      for (let index = 0; index < times; index++) mount(subject, fieldCount).unmount();
      return times;
    },
  };
}

const forEachForm = <Value>(create: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, create(name)])) as Record<Name, Value>;

/** Rendered rows and nanoseconds of each form with this number of fields. */
export async function measure({ rounds, fieldCount }: { rounds: number; fieldCount: number }) {
  const renders = {} as Record<Name, Awaited<ReturnType<typeof countRenders>>>;
  for (const name of names) {
    // oxlint-disable-next-line no-await-in-loop -- The page contains one form at a time.
    renders[name] = await countRenders(name, fieldCount);
  }
  return {
    renders,
    flip: await alternate(
      forEachForm((name) => flips(name, fieldCount)),
      { rounds, mostTimes: 64 },
    ),
  };
}

/** Nanoseconds of mounting few and many fields, which take turns. */
export function measureMounts({ rounds }: { rounds: number }) {
  const few = 100;
  const many = 1_000;
  return alternate(
    {
      ours: mounts(subjects.ours, few),
      bare: mounts(bareForm, few),
      ours1000: mounts(subjects.ours, many),
      bare1000: mounts(bareForm, many),
      registered1000: mounts(subjects.registered, many),
    },
    { rounds, turnMs: 50 },
  );
}
