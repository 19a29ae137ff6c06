/** Opens workbooks on this machine, each in a process of its own that is killed at its limits: a server opens none itself. */
import { SupervisedProcess } from '@wenjian/readers/supervision';
import { atMost } from '../../platform/queue/at-most.ts';
import type { SheetReader, SheetReading, SheetRequest } from './sheet-reader.port.ts';
import { sheetReaderText } from './sheet-reader.text.ts';

const MEBIBYTE = 1024 * 1024;
const HEAP_MEGABYTES = 512;
/** A list of two thousand rows takes a second; a bomb ends here. */
const LIMITS = { processorMs: 30_000, memoryBytes: 1024 * MEBIBYTE, hungMs: 30_000 } as const;
/** The others wait: importing takes no more than one core. */
const AT_ONCE = 1;

/** Whoever comes later is told so, and does not wait for the files of others. */
const WAITING_MAX = 10;

export function createLocalSheetReader(): SheetReader {
  const inTurn = atMost(AT_ONCE);
  let asked = 0;
  return {
    async read(path, name) {
      if (asked > WAITING_MAX) return { kind: 'refused', message: sheetReaderText.busy };
      asked += 1;
      try {
        return await inTurn(() => read(path, name));
      } finally {
        asked -= 1;
      }
    },
  };
}

async function read(path: string, name: string): Promise<SheetReading> {
  const opener = new SupervisedProcess<SheetRequest, SheetReading>({
    entry: new URL('./sheet-reader.process.ts', import.meta.url),
    heapMegabytes: HEAP_MEGABYTES,
  });
  try {
    const outcome = await opener.ask({ path, name }, LIMITS);
    return outcome.kind === 'answered'
      ? outcome.answer
      : { kind: 'refused', message: sheetReaderText.tooMuch };
  } finally {
    await opener.stop();
  }
}
