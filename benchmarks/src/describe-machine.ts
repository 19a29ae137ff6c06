/** The machine and the time of a report section's measurement. */
import { arch, cpus, loadavg } from 'node:os';

/** Called before the work begins, because the work itself is load. */
export function describeMachine(): string {
  const load = loadavg()[0]?.toFixed(1) ?? 'unknown';
  return `Node ${process.version}, ${arch()}, ${cpus().length} cores, load average ${load} at the start, ${new Date().toISOString().slice(0, 10)}.`;
}

/** The duration of a whole benchmark. */
export function describeDuration(startedMs: number): string {
  return `The whole run took ${Math.max(1, Math.round((performance.now() - startedMs) / 60_000))} minutes.`;
}
