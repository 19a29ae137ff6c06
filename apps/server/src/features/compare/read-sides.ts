/** Reads both files of a comparison side by side; equal files are read once. */
import type { ErrorName } from '@wenjian/api';
import type { PlainReadingService, ReadingOutcome } from '../documents/index.ts';
import type { TaskJob } from '../tasks/jobs.ts';
import type { CompareInput, SideReading } from './compare.input.ts';
import { compareText } from './compare.text.ts';

/** Reading takes most of the time; each file gets an equal share of the bar. */
export const READ_SHARE = 0.4;

type Sides =
  | { readonly kind: 'read'; readonly old: SideReading; readonly fresh: SideReading }
  /** The message names the file it is about. */
  | { readonly kind: 'refused'; readonly failure: ErrorName; readonly message: string };

type Side = ReadingOutcome | { readonly kind: 'failed' };

export async function readSides(
  job: Pick<TaskJob, 'signal' | 'report'>,
  readings: PlainReadingService,
  { origin, target, options }: CompareInput,
): Promise<Sides> {
  // What cannot be compared is not read any further: the other file may take minutes.
  const vain = new AbortController();
  const signal = AbortSignal.any([job.signal, vain.signal]);
  const failures: unknown[] = [];
  const done = [0, 0];
  const obtain = async ({ sha256, name }: CompareInput['origin'], side: 0 | 1): Promise<Side> => {
    const onStage: Parameters<PlainReadingService['obtain']>[1]['onStage'] = (stage, fraction) => {
      done[side] = fraction;
      job.report(stage, READ_SHARE * ((done[0] ?? 0) + (done[1] ?? 0)));
    };
    const wanted = { revisions: options.revisions, acceptsPictures: true, signal, onStage };
    try {
      const outcome = await readings.obtain({ sha256, name }, wanted);
      if (outcome.kind === 'unreadable') vain.abort();
      return outcome;
    } catch (error) {
      failures.push(error);
      vain.abort();
      return { kind: 'failed' };
    }
  };
  const reading = obtain(origin, 0);
  const isSame = origin.sha256 === target.sha256;
  const [old, fresh] = await Promise.all([reading, isSame ? reading : obtain(target, 1)]);
  if (old.kind === 'unreadable') return refused(origin.name, old);
  if (fresh.kind === 'unreadable') return refused(target.name, fresh);
  // The first is the cause; the other was only stopped by it.
  if (old.kind === 'failed' || fresh.kind === 'failed') throw failures[0];
  return { kind: 'read', old: sideOf(old), fresh: sideOf(fresh) };
}

function refused(name: string, { failure, message }: ReadingOutcome & { kind: 'unreadable' }): Sides {
  return { kind: 'refused', failure, message: compareText.about(name, message) };
}

function sideOf({ reading: { documentSha256, pdfSha256 } }: ReadingOutcome & { kind: 'read' }): SideReading {
  return { documentSha256, pdfSha256 };
}
