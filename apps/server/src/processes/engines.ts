/** The worker's engines: one set of document tools (LibreOffice and recognition), shared by reading, converting and recognising. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createDocumentTools } from '@wenjian/readers';
import type { DocumentReader } from '../adapters/document-reader/document-reader.port.ts';
import { createLocalDocumentReader } from '../adapters/document-reader/local.document-reader.ts';
import type { FileConverter } from '../adapters/file-converter/file-converter.port.ts';
import { createLocalFileConverter } from '../adapters/file-converter/local.file-converter.ts';
import { createLanguageModel } from '../adapters/language-model/create-language-model.ts';
import type { LanguageModel } from '../adapters/language-model/language-model.port.ts';
import { createLocalMetadataReader } from '../adapters/metadata-reader/local.metadata-reader.ts';
import type { MetadataReader } from '../adapters/metadata-reader/metadata-reader.port.ts';
import { createLocalRecogniser } from '../adapters/recogniser/local.recogniser.ts';
import type { Recogniser } from '../adapters/recogniser/recogniser.port.ts';
import { createLocalResultWriter } from '../adapters/result-writer/local.result-writer.ts';
import type { ResultWriter, WriteRequests } from '../adapters/result-writer/result-writer.port.ts';
import type { Config } from '../platform/config.ts';
import { officeRestarts } from '../platform/metrics.ts';

/** What tests may put in the place of what is installed. */
export type ReplaceableEngines = Partial<Omit<Engines, 'close'>>;

export interface Engines {
  readonly reader: DocumentReader;
  readonly metadataReader: MetadataReader;
  readonly converter: FileConverter;
  readonly recogniser: Recogniser;
  readonly comparisonWriter: ResultWriter<WriteRequests['comparison']>;
  readonly auditWriter: ResultWriter<WriteRequests['audit']>;
  readonly proofreadingWriter: ResultWriter<WriteRequests['proofreading']>;
  readonly plagiarismWriter: ResultWriter<WriteRequests['check']>;
  readonly templateWriter: ResultWriter<WriteRequests['template']>;
  /** Null: reviews are made by rules alone. */
  readonly model: LanguageModel | null;
  /** How long the model may take for one review, altogether. */
  readonly modelLimitMs: number;
  close(): Promise<void>;
}

/** Below the time an attempt of a job has, so that what the rules found is never lost to a slow model. */
const MODEL_LIMIT_MS = 600_000;

export function createLocalEngines(config: Config): Engines {
  const workFolder = join(config.dataFolder, 'work');
  mkdirSync(workFolder, { recursive: true });
  const tools = createDocumentTools({
    workFolder,
    officeInstances: config.workerConcurrency,
    onOfficeReplaced: (reason) => officeRestarts.inc({ reason }),
  });
  return {
    reader: createLocalDocumentReader(tools),
    metadataReader: createLocalMetadataReader(),
    converter: createLocalFileConverter(tools),
    recogniser: createLocalRecogniser(tools),
    comparisonWriter: createLocalResultWriter('comparison'),
    auditWriter: createLocalResultWriter('audit'),
    proofreadingWriter: createLocalResultWriter('proofreading'),
    plagiarismWriter: createLocalResultWriter('check'),
    templateWriter: createLocalResultWriter('template'),
    model: createLanguageModel(config.languageModel),
    modelLimitMs: MODEL_LIMIT_MS,
    close: () => tools.close(),
  };
}
