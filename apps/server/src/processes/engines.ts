/** The worker's engines: one desk with LibreOffice and recognition, shared by reading, converting and recognising. */
import { mkdirSync } from 'node:fs';
import { createDocumentDesk } from '@wenjian/readers';
import type { ComparisonWriter } from '../adapters/comparison-writer/comparison-writer.port.ts';
import { createLocalComparisonWriter } from '../adapters/comparison-writer/local.comparison-writer.ts';
import type { DocumentReader } from '../adapters/document-reader/document-reader.port.ts';
import { createLocalDocumentReader } from '../adapters/document-reader/local.document-reader.ts';
import type { FileConverter } from '../adapters/file-converter/file-converter.port.ts';
import { createLocalFileConverter } from '../adapters/file-converter/local.file-converter.ts';
import { createLocalRecogniser } from '../adapters/recogniser/local.recogniser.ts';
import type { Recogniser } from '../adapters/recogniser/recogniser.port.ts';

/** What tests may put in the place of what is installed. */
export type ReplaceableEngines = Partial<Omit<Engines, 'close'>>;

export interface Engines {
  readonly reader: DocumentReader;
  readonly converter: FileConverter;
  readonly recogniser: Recogniser;
  readonly comparisonWriter: ComparisonWriter;
  close(): Promise<void>;
}

export function createLocalEngines(workFolder: string, concurrency: number): Engines {
  mkdirSync(workFolder, { recursive: true });
  const desk = createDocumentDesk({ workFolder, officeInstances: concurrency });
  return {
    reader: createLocalDocumentReader(desk),
    converter: createLocalFileConverter(desk),
    recogniser: createLocalRecogniser(desk),
    comparisonWriter: createLocalComparisonWriter(),
    close: () => desk.close(),
  };
}
