/** Converts files on this machine. */
import type { DocumentTools } from '@wenjian/readers';
import { convertFiles } from '@wenjian/writers/convert';
import { failureNames } from '../document-reader/failure-names.port.ts';
import type { FileConverter } from './file-converter.port.ts';

export function createLocalFileConverter({ office, recogniser }: DocumentTools): FileConverter {
  return {
    async convert(request) {
      const outcome = await convertFiles(request, { office, recogniser });
      return outcome.kind === 'failed' ? { ...outcome, failure: failureNames[outcome.reason] } : outcome;
    },
  };
}
