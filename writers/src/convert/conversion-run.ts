/** One conversion in progress: its files, notes, abort signal and temporary folder. */
import { basename, extname, join } from 'node:path';
import { type ConversionTarget, mediaTypeOf } from '@wenjian/document';
import type { ConversionTools, ProducedFile } from './conversion.ts';
import { fileNames } from './convert.text.ts';

const MOST_NAME_CHARACTERS = 120;

export interface RunFolders {
  readonly output: string;
  /** Removed when the run ends, for any reason. */
  readonly work: string;
}

export class ConversionRun {
  readonly tools: ConversionTools;
  readonly signal: AbortSignal;
  readonly work: string;
  readonly #output: string;
  readonly #notes = new Set<string>();
  readonly #checks = new Set<string>();
  readonly #files: ProducedFile[] = [];
  readonly #names = new Set<string>();
  #temporaryCount = 0;

  constructor(tools: ConversionTools, signal: AbortSignal, folders: RunFolders) {
    this.tools = tools;
    this.signal = signal;
    this.#output = folders.output;
    this.work = folders.work;
  }

  get notes(): readonly string[] {
    return [...this.#notes];
  }

  get files(): readonly ProducedFile[] {
    return this.#files;
  }

  note(sentence: string): void {
    this.#notes.add(sentence);
  }

  get checks(): readonly string[] {
    return [...this.#checks];
  }

  /** Only for what was read back from a written file. */
  checked(sentence: string): void {
    this.#checks.add(sentence);
  }

  /** Registers a result under its user-visible name and returns the path to write to. */
  produce(base: string, extension: ConversionTarget): string {
    const name = this.#freeName(base, extension);
    // The name is user input, so the file on disk gets our own name.
    const path = join(this.#output, `${this.#files.length + 1}.${extension}`);
    this.#files.push({ path, name, type: mediaTypeOf(name) });
    return path;
  }

  temporary(extension: string): string {
    return join(this.work, `${++this.#temporaryCount}.${extension}`);
  }

  checkAborted(): void {
    this.signal.throwIfAborted();
  }

  /**
   * Resolves when the work ends or the run is aborted; work that cannot be stopped continues, and `discard`
   * receives its result.
   */
  async untilAborted<Value>(work: Promise<Value>, discard?: (value: Value) => void): Promise<Value> {
    if (this.signal.aborted) work.then(discard, () => undefined);
    this.signal.throwIfAborted();
    const { promise, reject } = Promise.withResolvers<never>();
    const stop = (): void => {
      work.then(discard, () => undefined);
      reject(this.signal.reason);
    };
    this.signal.addEventListener('abort', stop, { once: true });
    try {
      return await Promise.race([work, promise]);
    } finally {
      this.signal.removeEventListener('abort', stop);
    }
  }

  #freeName(base: string, extension: string): string {
    let name = `${base}.${extension}`;
    for (let count = 2; this.#names.has(name.toLowerCase()); count++) name = `${base}(${count}).${extension}`;
    this.#names.add(name.toLowerCase());
    return name;
  }
}

/** The user's file name without folder, extension and characters that file systems refuse. */
export function baseName(name: string): string {
  const file = basename(name.replaceAll('\\', '/'));
  const bare = file
    .slice(0, file.length - extname(file).length)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must go
    .replace(/[\u0000-\u001f\u007f<>:"/\\|?*\u202a-\u202e\u2066-\u2069]/g, '_')
    .trim();
  const short = [...bare].slice(0, MOST_NAME_CHARACTERS).join('');
  return short === '' ? fileNames.unnamed : short;
}
