/** The thread of an export: a stored result in, a file out. What one tool needs is loaded for that tool alone. */
import { WriterFailed } from '@wenjian/writers';
import { type EngineLine, serveEngine } from '../../platform/queue/serve-engine.ts';
import type { WriteOrder, WriteOutcome } from './result-writer.port.ts';

await serveEngine<WriteOrder, WriteOutcome>(async (order, line) => {
  try {
    return { kind: 'written', notice: await write(order, line) };
  } catch (error) {
    // The writers check their own output; a file that fails the check is never delivered.
    if (error instanceof WriterFailed)
      return { kind: 'failed', message: error.message, reason: error.reason };
    throw error;
  }
});

/** What there is to say about the written file. */
async function write(order: WriteOrder, line: EngineLine): Promise<string | null> {
  if (order.result === 'comparison')
    return (await import('./write-comparison.ts')).writeComparison(order.request);
  if (order.result === 'proofreading')
    return (await import('./write-proofreading.ts')).writeProofreading(order.request);
  if (order.result === 'templateSet')
    await (await import('./write-template-set.ts')).writeTemplateSet(order.request, line.say);
  else await writeOther(order);
  return null;
}

async function writeOther(
  order: Exclude<WriteOrder, { result: 'comparison' | 'proofreading' | 'templateSet' }>,
): Promise<void> {
  switch (order.result) {
    case 'audit':
      return (await import('./write-audit.ts')).writeAudit(order.request);
    case 'check':
      return (await import('./write-check.ts')).writeCheck(order.request);
    case 'template':
      return (await import('./write-template.ts')).writeTemplate(order.request);
  }
}
