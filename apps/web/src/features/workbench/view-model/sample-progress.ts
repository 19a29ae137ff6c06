/** Which tools were tried on the sample contract in a space, on this device. Pure but for the storage it is given. */
import { type FileTool, fileToolNames } from '../../../shared/tools/view-model/file-tools.ts';

export interface SampleProgress {
  /** The page of the started task, by tool. */
  readonly links: Readonly<Partial<Record<FileTool, string>>>;
  readonly isHidden: boolean;
}

export const NOTHING_TRIED: SampleProgress = { links: {}, isHidden: false };

/** A new space starts with it; it stays until every tool was tried or it was closed. */
export function showsSample({ links, isHidden }: SampleProgress, hasTasks: boolean): boolean {
  return !isHidden && (!hasTasks || Object.keys(links).length > 0);
}

export function readSampleProgress(teamId: string, storage: Storage = localStorage): SampleProgress {
  const kept = storage.getItem(keyOf(teamId));
  if (kept === null) return NOTHING_TRIED;
  try {
    return parseProgress(JSON.parse(kept));
  } catch {
    return NOTHING_TRIED;
  }
}

export function keepSampleProgress(
  teamId: string,
  progress: SampleProgress,
  storage: Storage = localStorage,
): void {
  storage.setItem(keyOf(teamId), JSON.stringify(progress));
}

function parseProgress(kept: unknown): SampleProgress {
  if (!isRecord(kept) || !isRecord(kept.links)) return NOTHING_TRIED;
  const links: Partial<Record<FileTool, string>> = {};
  for (const tool of fileToolNames) {
    const link = kept.links[tool];
    // A page of the product, never another site.
    if (typeof link === 'string' && /^\/(?!\/)/.test(link)) links[tool] = link;
  }
  return { links, isHidden: kept.isHidden === true };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

const keyOf = (teamId: string) => `wenjian.sample.${teamId}`;
