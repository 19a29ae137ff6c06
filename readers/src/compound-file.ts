/**
 * In: an OLE compound file (old Office formats, and the wrapper around password-protected new ones). Out: the
 * names in its directory, in lower case (names in compound files are case-insensitive), and the content of a
 * stream. Reads no more than requested; broken chains end the listing instead of crashing. Source of the
 * layout: [MS-CFB], sections 2.2 to 2.6.
 */
import { type FileHandle, open } from 'node:fs/promises';

const HEADER_BYTES = 512;
const ENTRY_BYTES = 128;
const HEADER_DIFAT_ENTRIES = 109;

/** The longest directory that is read: far larger than any real file's, and a bound on cyclic chains. */
const MAX_DIRECTORY_SECTORS = 4096;

/** Smaller streams share sectors and are not addressed by their own sector number. */
const SMALLEST_OWN_STREAM_BYTES = 4096;

/** A file that is open, or its content. */
type Bytes = FileHandle | Buffer;

export async function listCompoundStreams(path: string): Promise<ReadonlySet<string>> {
  return new Set((await readDirectory(path)).keys());
}

/** The first sector of a stream; empty when there is no such stream or it has no sectors of its own. */
export async function readStreamStart(path: string, name: string): Promise<Buffer> {
  const entry = (await readDirectory(path)).get(name);
  if (entry === undefined || entry.bytes < SMALLEST_OWN_STREAM_BYTES) return Buffer.alloc(0);
  const file = await open(path);
  try {
    return await readAt(file, (entry.sector + 1) * entry.sectorBytes, entry.sectorBytes);
  } finally {
    await file.close();
  }
}

/**
 * A whole stream, including one that shares sectors; empty when there is no such stream, shortened when it is
 * broken or too long.
 */
export async function readStream(path: string, name: string, maxBytes: number): Promise<Buffer> {
  const file = await open(path);
  try {
    return await readStreamOf(file, name, maxBytes);
  } finally {
    await file.close();
  }
}

/** The same of a file that is open, or in memory. */
export async function readStreamOf(file: Bytes, name: string, maxBytes: number): Promise<Buffer> {
  const directory = await directoryOf(file);
  const entry = directory.get(name);
  // The first entry is the root, whatever its name; its stream contains the small streams.
  const [root] = directory.values();
  if (entry === undefined || root === undefined) return Buffer.alloc(0);
  const header = await readAt(file, 0, HEADER_BYTES);
  const bytes = Math.min(entry.bytes, maxBytes);
  if (entry.bytes >= SMALLEST_OWN_STREAM_BYTES) return readChain(file, header, entry, bytes);
  return readShared(file, header, entry, root, bytes);
}

const SHARED_SECTOR_BYTES = 64;
const SPECIAL_SECTORS = 0xfffffffa;

async function readChain(
  file: Bytes,
  header: Buffer,
  { sector, sectorBytes }: Omit<DirectoryEntry, 'bytes'>,
  bytes: number,
): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let at: number | null = sector;
  // Bounded by the requested length and by the content in memory, so a cyclic chain ends too.
  const most = Math.min(bytes, sectorsOf(file, sectorBytes) * sectorBytes);
  for (let read = 0; read < most && at !== null && at < SPECIAL_SECTORS; read += sectorBytes) {
    pieces.push(await readAt(file, (at + 1) * sectorBytes, sectorBytes));
    at = await nextSector(file, header, at, sectorBytes);
  }
  return Buffer.concat(pieces).subarray(0, bytes);
}

async function readShared(
  file: Bytes,
  header: Buffer,
  entry: DirectoryEntry,
  root: DirectoryEntry,
  bytes: number,
): Promise<Buffer> {
  const { sectorBytes } = entry;
  const tableSectors = Math.min(header.readUInt32LE(64), MAX_DIRECTORY_SECTORS);
  const table = await readChain(
    file,
    header,
    { sector: header.readUInt32LE(60), sectorBytes },
    tableSectors * sectorBytes,
  );
  const shared = await readChain(file, header, root, Math.min(root.bytes, MAX_SHARED_BYTES));
  const pieces: Buffer[] = [];
  let at = entry.sector;
  for (let read = 0; read < bytes && at < SPECIAL_SECTORS; read += SHARED_SECTOR_BYTES) {
    pieces.push(shared.subarray(at * SHARED_SECTOR_BYTES, (at + 1) * SHARED_SECTOR_BYTES));
    at = at * 4 + 4 <= table.length ? table.readUInt32LE(at * 4) : SPECIAL_SECTORS;
  }
  return Buffer.concat(pieces).subarray(0, bytes);
}

/** All small streams together; real files are far smaller. */
const MAX_SHARED_BYTES = 8 * 1024 * 1024;

interface DirectoryEntry {
  readonly sector: number;
  readonly sectorBytes: number;
  readonly bytes: number;
}

async function readDirectory(path: string): Promise<ReadonlyMap<string, DirectoryEntry>> {
  const file = await open(path);
  try {
    return await directoryOf(file);
  } finally {
    await file.close();
  }
}

async function directoryOf(file: Bytes): Promise<ReadonlyMap<string, DirectoryEntry>> {
  const header = await readAt(file, 0, HEADER_BYTES);
  const entries = new Map<string, DirectoryEntry>();
  if (header.length < HEADER_BYTES) return entries;
  const sectorBytes = header.readUInt16LE(30) === 12 ? 4096 : 512;
  let sector = header.readUInt32LE(48);
  const most = Math.min(MAX_DIRECTORY_SECTORS, sectorsOf(file, sectorBytes));
  for (let count = 0; count < most; count++) {
    const directory = await readAt(file, (sector + 1) * sectorBytes, sectorBytes);
    if (directory.length < ENTRY_BYTES) break;
    addEntries(directory, sectorBytes, entries);
    const next = await nextSector(file, header, sector, sectorBytes);
    if (next === null) break;
    sector = next;
  }
  return entries;
}

/** No chain has more of them; a file on the disk is bounded by what is asked for. */
function sectorsOf(file: Bytes, sectorBytes: number): number {
  return Buffer.isBuffer(file) ? Math.ceil(file.length / sectorBytes) : Number.POSITIVE_INFINITY;
}

async function readAt(file: Bytes, position: number, length: number): Promise<Buffer> {
  if (Buffer.isBuffer(file)) return file.subarray(position, position + length);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

function addEntries(directory: Buffer, sectorBytes: number, entries: Map<string, DirectoryEntry>): void {
  for (let at = 0; at + ENTRY_BYTES <= directory.length; at += ENTRY_BYTES) {
    const nameBytes = directory.readUInt16LE(at + 64);
    if (nameBytes < 2 || nameBytes > 64) continue;
    const name = directory.toString('utf16le', at, at + nameBytes - 2).toLowerCase();
    const entry = {
      sector: directory.readUInt32LE(at + 116),
      sectorBytes,
      bytes: directory.readUInt32LE(at + 120),
    };
    if (!entries.has(name)) entries.set(name, entry);
  }
}

/**
 * Follows the allocation table through the part listed in the header: enough for the directory of any file
 * below 7 MB, and of nearly all larger ones.
 */
async function nextSector(
  file: Bytes,
  header: Buffer,
  sector: number,
  sectorBytes: number,
): Promise<number | null> {
  const perSector = sectorBytes / 4;
  const tableIndex = Math.floor(sector / perSector);
  if (tableIndex >= HEADER_DIFAT_ENTRIES) return null;
  const tableSector = header.readUInt32LE(76 + tableIndex * 4);
  const entry = await readAt(file, (tableSector + 1) * sectorBytes + (sector % perSector) * 4, 4);
  if (entry.length < 4) return null;
  const next = entry.readUInt32LE(0);
  // Values from 0xFFFFFFFA on mark ends and special sectors.
  return next >= SPECIAL_SECTORS ? null : next;
}
