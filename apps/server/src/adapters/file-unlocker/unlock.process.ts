/** A process that opens one file with its password. */
import { type UnlockOutcome, unlockFile } from '@wenjian/readers';
import type { ProcessMessage } from '@wenjian/readers/supervision';
import type { UnlockRequest } from './file-unlocker.port.ts';

process.on('disconnect', () => process.exit(0));
process.on('message', ({ path, password, output }: UnlockRequest) => {
  void unlockFile(path, password, output).then((answer) => {
    const message: ProcessMessage<UnlockOutcome, never> = { answer };
    process.send?.(message);
  });
});
