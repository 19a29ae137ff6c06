/** When connectors are redrawn. Delay and throttle: docs/spec.md#constants */
const REDRAW_MS = 200;

export interface Redraw {
  /** Something moved. */
  readonly ask: () => void;
  readonly cancel: () => void;
}

/**
 * A drawing follows the first movement after the delay and covers all movements until then, so there is at
 * most one per throttle period, and always one after the last movement.
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
