import { type AnswerOf, protectFile } from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';
import { convertText } from '../text.ts';

export interface FileToProtect {
  readonly fileId: string;
  readonly name: string;
}

export interface ProtectedFiles {
  readonly done: readonly AnswerOf<typeof protectFile>[];
  /** In sentences. */
  readonly failures: readonly string[];
}

/**
 * One file after the other; one that cannot be protected does not keep the others. Not a mutation of the query client, which would
 * remember what it was called with.
 */
export async function protectFiles(
  teamId: string,
  files: readonly FileToProtect[],
  password: string,
): Promise<ProtectedFiles> {
  const done: AnswerOf<typeof protectFile>[] = [];
  const failures: string[] = [];
  for (const { fileId, name } of files) {
    try {
      done.push(await call(protectFile, { body: { teamId, fileId, password } }));
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      failures.push(convertText.locks.failed(name, message));
    }
  }
  return { done, failures };
}
