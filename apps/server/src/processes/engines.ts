/** The worker's engines. Users' files are opened in processes of their own, shared by reading, converting and recognising. */
import { createLocalDocumentReader } from '../adapters/document-reader/local.document-reader.ts';
import { createToolProcesses } from '../adapters/document-tools/tool-processes.ts';
import { embedderText } from '../adapters/embedder/embedder.text.ts';
import { createSentenceEncoder } from '../adapters/embedder/local.sentence-encoder.ts';
import { createLocalFileConverter } from '../adapters/file-converter/local.file-converter.ts';
import { createLanguageModel } from '../adapters/language-model/create-language-model.ts';
import { createLocalMetadataReader } from '../adapters/metadata-reader/local.metadata-reader.ts';
import { createLocalRecogniser } from '../adapters/recogniser/local.recogniser.ts';
import { createLocalResultWriter } from '../adapters/result-writer/local.result-writer.ts';
import { correctorText } from '../adapters/sentence-corrector/corrector.text.ts';
import { createSentenceCorrector } from '../adapters/sentence-corrector/onnx.sentence-corrector.ts';
import type { Engines } from '../features/feature-jobs.ts';
import type { Config } from '../platform/config/config.ts';
import { workFolderOf } from '../platform/documents/work-folder.ts';
import type { Logger } from '../platform/observe/logging.ts';
import { officeRestarts } from '../platform/observe/metrics.ts';
import { mostAtOnce } from '../platform/queue/job-dispatch.ts';

/** What tests may put in the place of what is installed. */
export type ReplaceableEngines = Partial<Engines>;

export interface LocalEngines extends Engines {
  close(): Promise<void>;
}

/** Below the time an attempt of a job has, so that what the rules found is never lost to a slow model. */
const MODEL_LIMIT_MS = 600_000;

export function createLocalEngines(config: Config, log: Pick<Logger, 'warn'>): LocalEngines {
  const tools = createToolProcesses({
    folder: workFolderOf(config.dataFolder),
    // A comparison reads its two files at once.
    count: 2 * mostAtOnce(config.workerConcurrency),
    keptCount: config.workerConcurrency,
    nice: config.workerNice,
    onOfficeReplaced: (reason) => officeRestarts.inc({ reason }),
  });
  return {
    reader: createLocalDocumentReader(tools),
    metadataReader: createLocalMetadataReader(tools),
    converter: createLocalFileConverter(tools),
    recogniser: createLocalRecogniser(tools),
    sentenceCorrector: createSentenceCorrector((err) => log.warn({ err }, correctorText.unavailable)),
    sentenceEncoder: createSentenceEncoder((err) => log.warn({ err }, embedderText.sentencesUnavailable)),
    comparisonWriter: createLocalResultWriter('comparison'),
    auditWriter: createLocalResultWriter('audit'),
    proofreadingWriter: createLocalResultWriter('proofreading'),
    plagiarismWriter: createLocalResultWriter('check'),
    templateWriter: createLocalResultWriter('template'),
    templateSetWriter: createLocalResultWriter('templateSet'),
    model: createLanguageModel(config.languageModel),
    modelLimitMs: MODEL_LIMIT_MS,
    close: () => tools.close(),
  };
}
