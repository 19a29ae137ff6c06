/** A template with values, before a document is made: its text and its problems. */
import { checkValues, filledParagraphs, fillTemplate, type TemplateValues } from '@wenjian/templates';
import type { TeamScope } from '../../platform/access/team-scope.ts';
import { AppError } from '../../platform/app-error.ts';
import { orGone } from '../../platform/documents/stored-json.ts';
import { runEngine } from '../../platform/queue/engine-thread.ts';
import type { CheckFilledInput, CheckFilledOutput } from './check-filled.thread.ts';
import { templateOf } from './templates.input.ts';
import {
  type OpenedTemplateParts,
  readableVersion,
  type TemplateParts,
  type VersionKey,
} from './templates.service.ts';
import { templatesServerText as text } from './templates.text.ts';

export async function previewFilled(
  { database, open }: OpenedTemplateParts,
  scope: TeamScope,
  key: VersionKey,
  values: TemplateValues,
) {
  const version = await readableVersion(database, scope, key);
  const opened = await open(version);
  const template = templateOf(version);
  const { touched, removed } = filledParagraphs(opened, template, fillTemplate(opened, template, values));
  return {
    paragraphs: touched.map(({ id, pieces }) => ({ id, pieces: [...pieces] })),
    removed: [...removed],
    problems: [...checkValues(template, values)],
  };
}

/** Each takes a core for a moment, beside all other requests; a user has one at a time. */
const MAX_AT_ONCE = 2;
const LIMIT_MS = 30_000;
const RETRY_SECONDS = 3;

export function createFilledCheck({ database, blobs }: Pick<TemplateParts, 'database' | 'blobs'>) {
  const running = new Set<string>();
  return async (scope: TeamScope, key: VersionKey, values: TemplateValues): Promise<CheckFilledOutput> => {
    const version = await readableVersion(database, scope, key);
    if (running.size >= MAX_AT_ONCE || running.has(scope.userId)) throw unavailable(text.busy);
    running.add(scope.userId);
    const signal = AbortSignal.timeout(LIMIT_MS);
    try {
      return await orGone(
        blobs.withLocalFile(version.documentSha256, (documentPath) => {
          const input: CheckFilledInput = { documentPath, template: templateOf(version), values };
          const entry = new URL('./check-filled.thread.ts', import.meta.url);
          return runEngine<CheckFilledOutput>({ entry, input, signal });
        }),
      );
    } catch (error) {
      throw signal.aborted ? unavailable(text.checkTooLong) : error;
    } finally {
      running.delete(scope.userId);
    }
  };
}

function unavailable(message: string): AppError {
  return new AppError('UNAVAILABLE', { message, retryAfterSeconds: RETRY_SECONDS });
}
