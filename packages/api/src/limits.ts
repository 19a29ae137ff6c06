/** What files may be, how many go together and how long things are kept, for pages with and without the schema library: nothing here may import it. */
const MEBIBYTE = 1024 ** 2;

export const MAX_FILE_MB = 200;
export const MAX_FILE_BYTES = MAX_FILE_MB * MEBIBYTE;
/** Of an upload, docs/spec.md#constants */
export const CHUNK_BYTES = MEBIBYTE;

/** Days during which a deleted document can be restored, and after which the content of a deleted task goes. */
export const TRASH_DAYS = 30;
/** Days for which visits are kept of those who agreed to it: half a year, enough to compare two quarters. */
export const LOG_RETENTION_DAYS = 180;
/** From the request to the deletion of an account; until then it can be cancelled. */
export const CLOSURE_DAYS = 7;
/** Days during which an archive of all data can be downloaded. */
export const DATA_EXPORT_DAYS = 7;
/** The maximum number of versions compared with one baseline at once. */
export const COMPARISON_MAX_TARGETS = 10;
/** Contracts given to the review or the correction at once: a task for each. */
export const BATCH_MAX_FILES = 20;
/** Documents that are put into the knowledge base, moved or deleted together. */
export const KNOWLEDGE_BATCH_MAX = 100;
