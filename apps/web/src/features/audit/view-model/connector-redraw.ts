/** When connectors are drawn anew. Delay and throttle: docs/spec.md#constants */
const REDRAW_MS = 200;

export interface Redraw {
  /** Something moved. */
  readonly ask: () => void;
  readonly cancel: () => void;
}

/**
 * A drawing follows the first movement after the delay and takes in everything until then, so there is never more than
 * one within the throttle's time, and always one after the last movement.
 */
export function createRedraw(draw: () => void): Redraw {
  let timer: ReturnType<typeof setTimeout> | null = null;
  return {
    ask: () => {
      timer ??= setTimeout(() => {
        timer = null;
        draw();
      }, REDRAW_MS);
    },
    cancel: () => {
      if (timer !== null) clearTimeout(timer);
      timer = null;
    },
  };
}
