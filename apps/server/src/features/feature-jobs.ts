/** What a feature adds to the worker, and what it is given for that; `feature.ts` is the server's part. */
import type { Tools } from '@wenjian/api';
import type { BlobStore } from '../adapters/blob-store/blob-store.port.ts';
import type { ConversionUploader } from '../adapters/conversion-upload/conversion-upload.port.ts';
import type { DocumentReader } from '../adapters/document-reader/document-reader.port.ts';
import type { Embedder } from '../adapters/embedder/embedder.port.ts';
import type { SentenceEncoder } from '../adapters/embedder/sentence-encoder.port.ts';
import type { FileConverter } from '../adapters/file-converter/file-converter.port.ts';
import type { LanguageModel } from '../adapters/language-model/language-model.port.ts';
import type { MailSender } from '../adapters/mail/mail.port.ts';
import type { MetadataReader } from '../adapters/metadata-reader/metadata-reader.port.ts';
import type { PushSender } from '../adapters/push/push.port.ts';
import type { Recogniser } from '../adapters/recogniser/recogniser.port.ts';
import type { ResultWriter, WriteRequests } from '../adapters/result-writer/result-writer.port.ts';
import type { SentenceCorrector } from '../adapters/sentence-corrector/sentence-corrector.port.ts';
import type { TextBase } from '../adapters/text-base/text-base.port.ts';
import type { Config } from '../platform/config/config.ts';
import type { Database } from '../platform/database/database.ts';
import type { Logger } from '../platform/observe/logging.ts';
import type { CleaningStep } from '../platform/queue/cleaning.ts';
import type { GiveWay } from '../platform/queue/give-way.ts';
import type { AnyJobHandler } from '../platform/queue/job-queue.ts';
import type { ArchivedTools, TableRule } from './data-rights/index.ts';
import type { ReadingService } from './documents/index.ts';
import type { OrderPorts } from './orders/index.ts';

/** What reads, writes and examines documents. */
export interface Engines {
  readonly reader: DocumentReader;
  readonly metadataReader: MetadataReader;
  readonly converter: FileConverter;
  readonly recogniser: Recogniser;
  readonly sentenceCorrector: SentenceCorrector;
  readonly sentenceEncoder: SentenceEncoder;
  readonly comparisonWriter: ResultWriter<WriteRequests['comparison']>;
  readonly auditWriter: ResultWriter<WriteRequests['audit']>;
  readonly proofreadingWriter: ResultWriter<WriteRequests['proofreading']>;
  readonly plagiarismWriter: ResultWriter<WriteRequests['check']>;
  readonly templateWriter: ResultWriter<WriteRequests['template']>;
  readonly templateSetWriter: ResultWriter<WriteRequests['templateSet']>;
  /** Null: reviews are made by rules alone. */
  readonly model: LanguageModel | null;
  /** How long the model may take for one review, altogether. */
  readonly modelLimitMs: number;
}

/** Every feature is given the same, and takes what it needs. */
export interface WorkerParts extends Engines {
  readonly config: Config;
  readonly log: Logger;
  readonly database: Database;
  readonly blobs: BlobStore;
  readonly tools: Tools;
  readonly readings: ReadingService;
  readonly textBase: TextBase;
  readonly mail: MailSender;
  readonly push: PushSender;
  /** Null: none is configured. */
  readonly conversionUploader: ConversionUploader | null;
  readonly payment: OrderPorts;
  /** Null: there is none now. */
  readonly openEmbedder: () => Promise<Embedder | null>;
  /** Awaited before each small step of work that nobody waits for. */
  readonly giveWay: GiveWay;
  readonly eraseIdentity: (issuer: string, sub: string) => Promise<void>;
  /** What all features say of their tables. */
  readonly dataRules: readonly TableRule[];
  readonly archived: ArchivedTools;
  readonly standing: () => Promise<readonly string[]>;
}

export interface UpkeepParts extends WorkerParts {
  /** Lowers the priority of the background process for good: what users wait for is done, or was there. */
  readonly stepBack: () => void;
}

/** Steps that are done again and again, one after another. */
export interface Upkeep {
  readonly everyMs: number;
  /** Done by itself, so that short steps of the same interval do not wait for it. */
  readonly isLong?: boolean;
  readonly steps: readonly CleaningStep[];
}

export interface FeatureJobs {
  readonly jobs?: (parts: WorkerParts) => readonly AnyJobHandler[];
  readonly upkeep?: (parts: UpkeepParts) => readonly Upkeep[];
  /** Whose rows the feature's own tables hold, and what happens to them. */
  readonly dataRules?: readonly TableRule[];
  /** What the results of the feature's tools leave in somebody's archive, if it is not the result itself. */
  readonly archived?: ArchivedTools;
  /** Contents of the product itself, which no row names. */
  readonly standing?: () => Promise<readonly string[]>;
}
