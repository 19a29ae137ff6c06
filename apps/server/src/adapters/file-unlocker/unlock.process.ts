/** A process that opens one file with its password, or gives one a password. */
import { unlockFile } from '@wenjian/readers';
import type { ProcessMessage } from '@wenjian/readers/supervision';
import { protectPdf } from '@wenjian/writers/protect';
import type { LockAnswer, LockRequest } from './file-unlocker.port.ts';

process.on('disconnect', () => process.exit(0));
process.on('message', (request: LockRequest) => {
  void answerTo(request).then((answer) => {
    const message: ProcessMessage<LockAnswer, never> = { answer };
    process.send?.(message);
  });
});

async function answerTo({ task, path, password, output }: LockRequest): Promise<LockAnswer> {
  if (task === 'unlock') return { task, outcome: await unlockFile(path, password, output) };
  return { task, outcome: await protectPdf(path, password, output) };
}
