/**
 * What a feature adds to the HTTP server, and what it is given for that. A server is made of a list of features and the table of tools, and of
 * nothing else: what is not in a feature's registration does not exist. What only jobs need is in `feature-jobs.ts`, which no server loads.
 */
import type { Tools } from '@wenjian/api';
import type { Pool } from 'pg';
import type { BlobStore } from '../adapters/blob-store/blob-store.port.ts';
import type { FileUnlocker } from '../adapters/file-unlocker/file-unlocker.port.ts';
import type { Identity } from '../adapters/identity/identity.port.ts';
import type { MailSender } from '../adapters/mail/mail.port.ts';
import type { SheetReader } from '../adapters/sheet-reader/sheet-reader.port.ts';
import type { TextBase } from '../adapters/text-base/text-base.port.ts';
import type { TextChecker } from '../adapters/text-checker/text-checker.port.ts';
import type { WorkbookWriter } from '../adapters/workbook-writer/workbook-writer.port.ts';
import type { AccessPorts } from '../platform/access/authorise.ts';
import type { Config } from '../platform/config/config.ts';
import type { Database } from '../platform/database/database.ts';
import type { RouteHandler } from '../platform/http/route-handler.ts';
import type { LiveChannel } from '../platform/live/live-channel.ts';
import type { Logger } from '../platform/observe/logging.ts';
import type { JobQueue } from '../platform/queue/job-queue.ts';
import type { AccountService } from './account/index.ts';
import type { ChatRouteParts } from './chat/index.ts';
import type { PassageLikeness } from './documents/index.ts';
import type { FindingTools } from './findings/index.ts';
import type { CurrentLawSearch } from './laws/index.ts';
import type { OrderPorts } from './orders/index.ts';
import type { TaskService } from './tasks/index.ts';
import type { UploadService } from './uploads/index.ts';

/** Every feature is given the same, and takes what it needs. */
export interface ServerParts {
  readonly config: Config;
  readonly log: Logger;
  readonly database: Database;
  /** Of the same database, for what asks the database about itself. */
  readonly pool: Pool;
  readonly blobs: BlobStore;
  readonly queue: JobQueue;
  readonly live: LiveChannel;
  readonly tools: Tools;
  /** What all features tell of the findings of their tools. */
  readonly findings: FindingTools;
  readonly tasks: TaskService;
  readonly uploads: UploadService;
  readonly unlocker: FileUnlocker;
  readonly accounts: AccountService;
  readonly identity: Identity;
  readonly mail: MailSender;
  readonly payment: OrderPorts;
  readonly chat: Omit<ChatRouteParts, 'database' | 'queue' | 'log' | 'live'>;
  readonly laws: CurrentLawSearch;
  /** How like a text passages of documents are. */
  readonly likeness: PassageLikeness;
  readonly textBase: TextBase;
  readonly textChecker: TextChecker;
  readonly workbooks: WorkbookWriter;
  readonly sheets: SheetReader;
  readonly membership: AccessPorts['membership'];
}

export interface Feature {
  readonly routes?: (parts: ServerParts) => readonly RouteHandler[];
  /** Who may do what with the objects of this feature. */
  readonly access?: (parts: ServerParts) => AccessPorts['objects'];
  readonly findings?: FindingTools;
}
