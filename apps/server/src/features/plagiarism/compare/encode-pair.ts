/** Asks the model what the sentences of two documents mean, so that rewriting without common words is found; and says where it was not asked. */
import type { Coverage, NotExamined } from '@wenjian/document';
import type { SentenceEncoder } from '../../../adapters/embedder/sentence-encoder.port.ts';
import { coverageText as text } from '../plagiarism.text.ts';
import type { CompareInput } from './compare-work.ts';

interface Meant extends Coverage {
  readonly sentences: CompareInput['sentences'];
}

/** `paths`: of the stored documents, the origin first. With many documents it would take longer than the check. */
export async function encodePair(
  encoder: SentenceEncoder,
  mode: CompareInput['mode'],
  paths: readonly string[],
  signal: AbortSignal,
): Promise<Meant> {
  if (mode === 'many') return withoutModel(text.retoldInMany);
  const encoded = await encoder.encode(paths.slice(0, 2), signal);
  if (encoded === null) return withoutModel(text.retoldWithoutModel);
  const count = encoded.reduce((sum, { sentences }) => sum + sentences.length, 0);
  const beyond = encoded.reduce((sum, { leftOut }) => sum + leftOut, 0);
  return {
    sentences: encoded.map(({ sentences }) => sentences),
    examined: [{ what: text.meant, count }],
    notExamined:
      beyond === 0 ? [] : [{ what: text.retoldBeyond, count: beyond, reason: text.retoldBeyondReason }],
  };
}

function withoutModel(reason: string): Meant {
  const note: NotExamined = { what: text.retold, count: 1, reason };
  return { sentences: null, examined: [], notExamined: [note] };
}
