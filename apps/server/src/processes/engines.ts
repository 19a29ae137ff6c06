/** The worker's engines: one set of document tools (LibreOffice and recognition), shared by reading, converting and recognising. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createDocumentTools } from '@wenjian/readers';
import type { AuditWriter } from '../adapters/audit-writer/audit-writer.port.ts';
import { createLocalAuditWriter } from '../adapters/audit-writer/local.audit-writer.ts';
import type { ComparisonWriter } from '../adapters/comparison-writer/comparison-writer.port.ts';
import { createLocalComparisonWriter } from '../adapters/comparison-writer/local.comparison-writer.ts';
import type { DocumentReader } from '../adapters/document-reader/document-reader.port.ts';
import { createLocalDocumentReader } from '../adapters/document-reader/local.document-reader.ts';
import type { FileConverter } from '../adapters/file-converter/file-converter.port.ts';
import { createLocalFileConverter } from '../adapters/file-converter/local.file-converter.ts';
import { createLanguageModel } from '../adapters/language-model/create-language-model.ts';
import type { LanguageModel } from '../adapters/language-model/language-model.port.ts';
import { createLocalMetadataReader } from '../adapters/metadata-reader/local.metadata-reader.ts';
import type { MetadataReader } from '../adapters/metadata-reader/metadata-reader.port.ts';
import { createLocalPlagiarismWriter } from '../adapters/plagiarism-writer/local.plagiarism-writer.ts';
import type { PlagiarismWriter } from '../adapters/plagiarism-writer/plagiarism-writer.port.ts';
import { createLocalProofreadingWriter } from '../adapters/proofreading-writer/local.proofreading-writer.ts';
import type { ProofreadingWriter } from '../adapters/proofreading-writer/proofreading-writer.port.ts';
import { createLocalRecogniser } from '../adapters/recogniser/local.recogniser.ts';
import type { Recogniser } from '../adapters/recogniser/recogniser.port.ts';
import { createLocalTemplateWriter } from '../adapters/template-writer/local.template-writer.ts';
import type { TemplateWriter } from '../adapters/template-writer/template-writer.port.ts';
import type { Config } from '../platform/config.ts';
import { officeRestarts } from '../platform/metrics.ts';

/** What tests may put in the place of what is installed. */
export type ReplaceableEngines = Partial<Omit<Engines, 'close'>>;

export interface Engines {
  readonly reader: DocumentReader;
  readonly metadataReader: MetadataReader;
  readonly converter: FileConverter;
  readonly recogniser: Recogniser;
  readonly comparisonWriter: ComparisonWriter;
  readonly auditWriter: AuditWriter;
  readonly proofreadingWriter: ProofreadingWriter;
  readonly plagiarismWriter: PlagiarismWriter;
  readonly templateWriter: TemplateWriter;
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
    comparisonWriter: createLocalComparisonWriter(),
    auditWriter: createLocalAuditWriter(),
    proofreadingWriter: createLocalProofreadingWriter(),
    plagiarismWriter: createLocalPlagiarismWriter(),
    templateWriter: createLocalTemplateWriter(),
    model: createLanguageModel(config.languageModel),
    modelLimitMs: MODEL_LIMIT_MS,
    close: () => tools.close(),
  };
}
