/** Why a turn was denied. */
export type TurnError = 'queueFull' | 'waitedTooLong' | 'closed';

/** Ends a turn. A second call does nothing. */
export type EndTurn = () => void;

/** Gives one caller at a time its turn, in order of arrival. */
export interface TurnQueue {
  /** Resolves with the function that ends the turn, or with the reason why it was denied. */
  take(): Promise<EndTurn | TurnError>;
  /** The number of waiting callers. */
  waiting(): number;
  /** Rejects all waiting and new callers; resolves when the running turn has ended, or after `maxMs`. */
  close(maxMs: number): Promise<void>;
}

/** Limits of a queue. */
export interface TurnLimits {
  /** The maximum number of waiting callers. */
  readonly maxWaiting: number;
  /** The maximum wait. */
  readonly maxWaitMs: number;
}

/** Creates a queue for a resource that one caller at a time can use. */
export function createTurnQueue(limits: TurnLimits): TurnQueue {
  const waiting: ((turn: EndTurn | TurnError) => void)[] = [];
  let isTaken = false;
  let isClosed = false;
  let onLastTurnEnd: (() => void) | undefined;

  function newTurn(): EndTurn {
    isTaken = true;
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      const next = waiting.shift();
      if (next !== undefined) return next(newTurn());
      isTaken = false;
      onLastTurnEnd?.();
    };
  }

  return {
    take() {
      if (isClosed) return Promise.resolve('closed');
      if (!isTaken) return Promise.resolve(newTurn());
      if (waiting.length >= limits.maxWaiting) return Promise.resolve('queueFull');
      return new Promise((resolve) => {
        const settle = (turn: EndTurn | TurnError) => {
          clearTimeout(timer);
          resolve(turn);
        };
        const timer = setTimeout(() => {
          waiting.splice(waiting.indexOf(settle), 1);
          resolve('waitedTooLong');
        }, limits.maxWaitMs);
        waiting.push(settle);
      });
    },
    waiting: () => waiting.length,
    async close(maxMs) {
      isClosed = true;
      for (const settle of waiting.splice(0)) settle('closed');
      if (!isTaken) return;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, maxMs);
        onLastTurnEnd = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    },
  };
}
