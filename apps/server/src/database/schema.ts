/** The product's tables. PostgreSQL 15 features only; every row that belongs to a team space names it. */
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const id = () => uuid().primaryKey().defaultRandom();
const at = () => timestamp({ withTimezone: true });
const createdAt = () => at().notNull().defaultNow();
const teamId = () =>
  uuid()
    .notNull()
    .references(() => teamSpaces.id);

export const users = pgTable(
  'users',
  {
    id: id(),
    issuer: text().notNull(),
    sub: text().notNull(),
    phone: text(),
    name: text(),
    username: text(),
    nickname: text(),
    picture: text(),
    currentTeamId: uuid(),
    /** Marketing attribution of the sign-up: channel, keyword, bd_vid, invitation codes. */
    attribution: jsonb().$type<Readonly<Record<string, string>>>(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('users_identity').on(table.issuer, table.sub)],
);

export const teamSpaces = pgTable(
  'team_spaces',
  {
    id: id(),
    name: text().notNull(),
    type: text({ enum: ['personal', 'team'] }).notNull(),
    ownerId: uuid()
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('team_spaces_one_personal').on(table.ownerId).where(sql`${table.type} = 'personal'`),
  ],
);

export const teamMembers = pgTable(
  'team_members',
  {
    teamId: teamId(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    role: text({ enum: ['owner', 'admin', 'member'] }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.userId] }),
    index('team_members_user').on(table.userId),
  ],
);

/**
 * Append-only ledger of tool balances. A grant's `grantId` is its own id; uses and returns point at the grant they
 * draw on, so what is left of each grant is the sum of its rows.
 */
export const balanceEntries = pgTable(
  'balance_entries',
  {
    id: id(),
    teamId: teamId(),
    grantId: uuid().notNull(),
    tool: text({ enum: ['audit', 'duplicate', 'compare', 'template'] }).notNull(),
    kind: text({ enum: ['grant', 'use', 'return'] }).notNull(),
    delta: integer().notNull(),
    plan: text(),
    expiresAt: at(),
    userId: uuid().references(() => users.id),
    taskId: uuid(),
    taskRun: integer(),
    at: createdAt(),
  },
  (table) => [
    index('balance_entries_team').on(table.teamId, table.tool),
    index('balance_entries_team_time').on(table.teamId, table.at),
    // A run of a task takes one use and gives it back at most once, whatever is retried.
    uniqueIndex('balance_entries_once')
      .on(table.taskId, table.taskRun, table.kind)
      .where(sql`${table.taskId} is not null`),
  ],
);

export const files = pgTable(
  'files',
  {
    id: id(),
    teamId: teamId(),
    ownerId: uuid()
      .notNull()
      .references(() => users.id),
    name: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    sha256: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('files_team').on(table.teamId, table.createdAt), index('files_blob').on(table.sha256)],
);

export const uploads = pgTable(
  'uploads',
  {
    id: id(),
    teamId: teamId(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    identifier: text().notNull(),
    totalSize: bigint({ mode: 'number' }).notNull(),
    totalChunks: integer().notNull(),
    /** Under this key the chunks lie in the blob store; a restart takes a new one, so leftovers of the old can go any time. */
    partsKey: uuid().notNull().defaultRandom(),
    /** Set when all chunks were joined; asking to complete again answers the same file. */
    fileId: uuid().references(() => files.id),
    createdAt: createdAt(),
    touchedAt: at().notNull().defaultNow(),
  },
  (table) => [uniqueIndex('uploads_identifier').on(table.teamId, table.userId, table.identifier)],
);

export const uploadChunks = pgTable(
  'upload_chunks',
  {
    uploadId: uuid()
      .notNull()
      .references(() => uploads.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    size: integer().notNull(),
    sha256: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.uploadId, table.number] })],
);

export interface PreviousOutcome {
  readonly input: unknown;
  readonly summary: unknown;
  readonly resultSha256: string;
  readonly finishedAt: string | null;
}

/** One row per task of any tool; what is special to a tool stands in `input` and `summary`. */
export const tasks = pgTable(
  'tasks',
  {
    id: id(),
    teamId: teamId(),
    ownerId: uuid()
      .notNull()
      .references(() => users.id),
    tool: text({ enum: ['compare', 'audit', 'document', 'convert', 'ocr'] }).notNull(),
    title: text().notNull(),
    status: text({ enum: ['pending', 'running', 'complete', 'failed', 'cancelled'] })
      .notNull()
      .default('pending'),
    stage: text({
      enum: [
        'queued',
        'reading',
        'rendering',
        'recognising',
        'converting',
        'aligning',
        'reviewing',
        'saving',
        'done',
      ],
    })
      .notNull()
      .default('queued'),
    fraction: real().notNull().default(0),
    /** Counts up with every re-run; a stale job of an earlier run changes nothing. */
    run: integer().notNull().default(1),
    input: jsonb().$type<unknown>().notNull(),
    summary: jsonb().$type<unknown>(),
    resultSha256: text(),
    /** What the run before had come to; it is put back when this one comes to nothing. */
    previous: jsonb().$type<PreviousOutcome>(),
    failure: text(),
    /** The sentence shown instead of the catalogue's, when it can say more (which file, which format). */
    failureMessage: text(),
    idempotencyKey: text(),
    createdAt: createdAt(),
    finishedAt: at(),
    deletedAt: at(),
  },
  (table) => [
    index('tasks_team').on(table.teamId, table.tool, table.createdAt),
    // The free uses of a user's day are counted over it.
    index('tasks_owner').on(table.ownerId, table.createdAt),
    index('tasks_chain')
      .on(table.teamId, sql`(${table.input} ->> 'chainId')`)
      .where(sql`${table.input} ->> 'chainId' is not null`),
    uniqueIndex('tasks_idempotency').on(table.teamId, table.ownerId, table.idempotencyKey),
    check('tasks_fraction', sql`${table.fraction} between 0 and 1`),
  ],
);

/** What was read from a content by a reader version; see readings.repository. */
export const readings = pgTable(
  'readings',
  {
    sha256: text().notNull(),
    readerVersion: text().notNull(),
    /** How tracked changes were read. */
    revisions: text({ enum: ['accepted', 'rejected', 'shown'] })
      .notNull()
      .default('accepted'),
    documentSha256: text().notNull(),
    pdfSha256: text(),
    summary: jsonb().$type<unknown>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.sha256, table.readerVersion, table.revisions] })],
);

/** What was decided on the changes of a comparison; taken back ones stay as `open`, so that versions never repeat. */
export const comparisonDecisions = pgTable(
  'comparison_decisions',
  {
    taskId: uuid()
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    teamId: teamId(),
    changeId: text().notNull(),
    /** Of type, texts and places: by it a decision is kept when the comparison is run again. */
    digest: text().notNull(),
    isNoise: boolean().notNull(),
    state: text({ enum: ['open', 'confirmed', 'ignored'] }).notNull(),
    note: text().notNull(),
    version: integer().notNull(),
    decidedBy: uuid()
      .notNull()
      .references(() => users.id),
    decidedAt: at().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.taskId, table.changeId] })],
);

/** The latest export of each format of a task; one for an earlier run or for other decisions is made anew when asked for. */
export const taskExports = pgTable(
  'task_exports',
  {
    taskId: uuid()
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    teamId: teamId(),
    format: text().notNull(),
    run: integer().notNull(),
    /** Of what people decided, where the export shows it. */
    stateDigest: text().notNull(),
    status: text({ enum: ['pending', 'running', 'complete', 'failed'] })
      .notNull()
      .default('pending'),
    fileName: text().notNull(),
    sha256: text(),
    size: bigint({ mode: 'number' }),
    failureMessage: text(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.taskId, table.format] })],
);

/** What was done about the risks of a review; taken back ones stay as `open`, so that versions never repeat. */
export const auditRiskStates = pgTable(
  'audit_risk_states',
  {
    taskId: uuid()
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    teamId: teamId(),
    riskId: text().notNull(),
    /** Of rule, place and quotation: by it a state is kept when the contract is reviewed again. */
    digest: text().notNull(),
    state: text({ enum: ['open', 'adopted', 'ignored'] }).notNull(),
    /** How the adopted text comes into the revision; a missing clause is always inserted. */
    mode: text({ enum: ['replace', 'insert'] }).notNull(),
    /** The adopted text where the user wrote another than the suggestion. */
    rewrite: text(),
    note: text().notNull(),
    version: integer().notNull(),
    decidedBy: uuid()
      .notNull()
      .references(() => users.id),
    decidedAt: at().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.taskId, table.riskId] })],
);

/** A user's good or bad on a risk. */
export const auditFeedback = pgTable(
  'audit_feedback',
  {
    taskId: uuid()
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    teamId: teamId(),
    riskId: text().notNull(),
    ruleId: text().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    feedbackType: text({ enum: ['good', 'bad'] }).notNull(),
    comment: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.taskId, table.riskId, table.userId] })],
);

/** A team's own review lists. */
export const auditTemplates = pgTable(
  'audit_templates',
  {
    id: id(),
    teamId: teamId(),
    ownerId: uuid()
      .notNull()
      .references(() => users.id),
    name: text().notNull(),
    contractType: text(),
    rules: jsonb().$type<unknown>().notNull(),
    ownRules: jsonb().$type<unknown>().notNull(),
    createdAt: createdAt(),
    updatedAt: at().notNull().defaultNow(),
  },
  (table) => [uniqueIndex('audit_templates_name').on(table.teamId, table.name)],
);

/** Whoever has the key may look at the result of a task, without signing in, until it is taken back. */
export const shareKeys = pgTable(
  'share_keys',
  {
    key: text().primaryKey(),
    taskId: uuid()
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    teamId: teamId(),
    createdBy: uuid()
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
    closedAt: at(),
  },
  (table) => [uniqueIndex('share_keys_one_open').on(table.taskId).where(sql`${table.closedAt} is null`)],
);

/** Comparison options a team has saved under a name. */
export const compareProfiles = pgTable(
  'compare_profiles',
  {
    id: id(),
    teamId: teamId(),
    ownerId: uuid()
      .notNull()
      .references(() => users.id),
    name: text().notNull(),
    options: jsonb().$type<unknown>().notNull(),
    createdAt: createdAt(),
    updatedAt: at().notNull().defaultNow(),
  },
  (table) => [uniqueIndex('compare_profiles_name').on(table.teamId, table.name)],
);

/** A task that was opened to people outside its team space; closing it keeps who was in. */
export const collaborations = pgTable('collaborations', {
  taskId: uuid()
    .primaryKey()
    .references(() => tasks.id, { onDelete: 'cascade' }),
  teamId: teamId(),
  isClosed: boolean().notNull().default(false),
  openedBy: uuid()
    .notNull()
    .references(() => users.id),
  createdAt: createdAt(),
});

/** Who was invited by phone, or asked to be let in. `userId` is set when they joined or asked. */
export const collaborationMembers = pgTable(
  'collaboration_members',
  {
    taskId: uuid()
      .notNull()
      .references(() => collaborations.taskId, { onDelete: 'cascade' }),
    teamId: teamId(),
    phone: text().notNull(),
    userId: uuid().references(() => users.id),
    permission: text({ enum: ['readwrite', 'readonly'] }).notNull(),
    /** How they came: invited by somebody, or asked through the link. */
    origin: text({ enum: ['invited', 'applied'] }).notNull(),
    state: text({ enum: ['invited', 'pending', 'joined', 'rejected'] }).notNull(),
    invitedBy: uuid().references(() => users.id),
    joinedAt: at(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.taskId, table.phone] }),
    index('collaboration_members_user').on(table.userId),
    index('collaboration_members_inviter').on(table.invitedBy),
  ],
);

export const feedback = pgTable('feedback', {
  id: id(),
  teamId: teamId(),
  userId: uuid()
    .notNull()
    .references(() => users.id),
  kind: text({ enum: ['problem', 'suggestion', 'other'] }).notNull(),
  text: text().notNull(),
  path: text().notNull(),
  screenshotFileId: uuid().references(() => files.id),
  createdAt: createdAt(),
});
