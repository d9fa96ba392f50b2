/** Undoes an initializer: removes its listeners, timers and observers. */
export type Destructor = () => void;

/** Initializes a part of a page; may return its destructor. */
export type Initializer = () => Destructor | void;

/** The life cycle state of a page's parts. */
export type InitializationState = 'notInitialized' | 'initialized';

/** The initializers of a page and their life cycle. */
export interface Initialization {
  readonly getState: () => InitializationState;
  /** Adds an initializer. It runs at `ready`, or immediately if that was already called. */
  readonly register: (initializer: Initializer) => void;
  /** Runs every initializer once, until they are destroyed. */
  readonly ready: () => void;
  /** Runs every destructor. Another `ready` starts again. */
  readonly destroy: () => void;
}

/**
 * Creates the life cycle of a page's parts. An error of an initializer or destructor is logged and does not stop the
 * others.
 *
 * @param log - receives the errors
 */
export function createInitialization(log: (error: unknown) => void): Initialization {
  const initializers: Initializer[] = [];
  let destructors: Destructor[] | undefined;

  function attempt(task: Initializer): Destructor | void {
    try {
      return task();
    } catch (error) {
      log(error);
    }
  }

  function run(initializer: Initializer): void {
    const destructor = attempt(initializer);
    if (destructor) destructors?.push(destructor);
  }

  return {
    getState: () => (destructors ? 'initialized' : 'notInitialized'),
    register(initializer) {
      initializers.push(initializer);
      if (destructors) run(initializer);
    },
    ready() {
      if (destructors) return;
      destructors = [];
      // An initializer that another one added has already run.
      for (const initializer of initializers.slice()) run(initializer);
    },
    destroy() {
      const pending = destructors ?? [];
      destructors = undefined;
      for (const destructor of pending) attempt(destructor);
    },
  };
}
