import { useEffect, useRef, useState } from 'react';
import { newIdempotencyKey } from '../http/new-idempotency-key.ts';
import type { UploadItem } from '../upload/upload-entry.ts';
import type { Uploader } from '../upload/uploader.ts';

interface Wanted {
  readonly fileId: string;
  readonly idempotencyKey: string;
}

interface Batch {
  readonly uploader: Uploader;
  readonly items: readonly UploadItem[];
  readonly create: (wanted: Wanted) => Promise<{ readonly id: string }>;
  /** Of all, also of those created before a failure. */
  readonly onDone: (taskIds: readonly string[]) => void;
}

/**
 * One task per stored file. Created ones leave the list of uploads, so that a retry continues with the rest. Whoever leaves
 * the page, closes the dialog or removes a file stops what has not been started.
 */
export function useStartMany({ uploader, items, create, onDone }: Batch) {
  const [hasBegun, setBegun] = useState(false);
  const [isStarting, setStarting] = useState(false);
  const [failure, setFailure] = useState<Error | null>(null);
  const hasLeft = useHasLeft();
  const keys = useRef(new Map<string, string>());
  const created = useRef<string[]>([]);
  const keyOf = (fileId: string) => {
    const idempotencyKey = keys.current.get(fileId) ?? newIdempotencyKey();
    keys.current.set(fileId, idempotencyKey);
    return idempotencyKey;
  };
  const startAll = async () => {
    for (const { id, state } of items) {
      if (hasLeft.current) return;
      if (state.kind !== 'success' || !uploader.items().some((item) => item.id === id)) continue;
      const { fileId } = state.file;
      const task = await create({ fileId, idempotencyKey: keyOf(fileId) });
      created.current.push(task.id);
      uploader.cancel(id);
    }
    if (hasLeft.current) return;
    const ids = created.current;
    created.current = [];
    keys.current.clear();
    if (ids.length > 0) onDone(ids);
  };
  const start = () => {
    if (isStarting) return;
    setBegun(true);
    setStarting(true);
    setFailure(null);
    startAll()
      .catch((error: Error) => setFailure(error))
      .finally(() => setStarting(false));
  };
  return { start, failure, isStarting, hasBegun };
}

function useHasLeft() {
  const hasLeft = useRef(false);
  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
    };
  }, []);
  return hasLeft;
}
