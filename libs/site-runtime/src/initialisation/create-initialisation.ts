/** Undoes what an initialiser did: its listeners, timers and observers. */
export type Destructor = () => void;

/** Brings a part of a page to life; may answer how that is undone. */
export type Initialiser = () => Destructor | void;

/** Whether the parts of a page live. */
export type InitialisationState = 'notInitialised' | 'initialised';

/** The initialisers of a page, and their one life. */
export interface Initialisation {
  readonly getState: () => InitialisationState;
  /** Adds an initialiser; one that comes after `ready` runs at once. */
  readonly register: (initialiser: Initialiser) => void;
  /** Runs every initialiser, once; does nothing until they were destroyed. */
  readonly ready: () => void;
  /** Runs every destructor; another `ready` begins anew. */
  readonly destroy: () => void;
}

/**
 * Makes the life of a page's parts. An initialiser or destructor that throws is logged and holds up no other.
 *
 * @param log - takes what an initialiser or destructor threw
 */
export function createInitialisation(log: (error: unknown) => void): Initialisation {
  const initialisers: Initialiser[] = [];
  let destructors: Destructor[] | undefined;

  function attempt(task: Initialiser): Destructor | void {
    try {
      return task();
    } catch (error) {
      log(error);
    }
  }

  function run(initialiser: Initialiser): void {
    const destructor = attempt(initialiser);
    if (destructor) destructors?.push(destructor);
  }

  return {
    getState: () => (destructors ? 'initialised' : 'notInitialised'),
    register(initialiser) {
      initialisers.push(initialiser);
      if (destructors) run(initialiser);
    },
    ready() {
      if (destructors) return;
      destructors = [];
      // One that an initialiser adds has run by itself.
      for (const initialiser of initialisers.slice()) run(initialiser);
    },
    destroy() {
      const ending = destructors ?? [];
      destructors = undefined;
      for (const destructor of ending) attempt(destructor);
    },
  };
}
