/**
 * The pdfium library (C++ as WebAssembly), a new instance for each call: a failed instance is not used again,
 * and documents never share memory. Everything here blocks, so it must run in a thread (pdf.thread.ts).
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';

/**
 * The maximum memory of one instance. A read may use 1.5 GB in total; the rest is for Node and the pages in
 * progress.
 */
const MAX_WASM_BYTES = 1024 * 1024 * 1024;

const WASM_PAGE_BYTES = 65_536;

/** The C API as typed by the package, and the memory it works on. */
export interface Pdfium {
  readonly api: Omit<WrappedPdfiumModule, 'pdfium'>;
  readonly memory: WasmMemory;
}

export interface WasmMemory {
  /** Views change when the memory grows: get them again for each access. */
  bytes(): Uint8Array;
  readonly floats: () => Float32Array;
  readonly doubles: () => Float64Array;
  readonly integers: () => Uint32Array;
  allocate(byteCount: number): number;
  free(pointer: number): void;
  utf16(pointer: number, byteCount: number): string;
}

/** Node has it, but no installed types declare it. Opaque: it is only passed from thread to thread. */
declare const WebAssembly: {
  compile(bytes: Uint8Array): Promise<object>;
  instantiate(library: object, imports: object): Promise<object>;
};

/**
 * The library as machine code, compiled once per process: threads that receive it start faster, and code that
 * was optimised for one document stays optimised for the next.
 */
export function compiledPdfium(): Promise<object> {
  compiled ??= readFile(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm')).then((wasm) =>
    WebAssembly.compile(new Uint8Array(wasm)),
  );
  return compiled;
}

let compiled: Promise<object> | null = null;

/** In a thread: what `compiledPdfium` gave where the thread was started. Compiling takes longer than most edits. */
export function adoptPdfium(library: object): void {
  compiled = Promise.resolve(library);
}

/** `given`: the result of `compiledPdfium` in another thread; without it each thread compiles the library itself. */
export async function loadPdfium(given?: object): Promise<Pdfium> {
  const library = given ?? (await compiledPdfium());
  const { promise: failure, reject } = Promise.withResolvers<never>();
  const instantiateWasm = (imports: object, done: (instance: object, library: object) => void): object => {
    WebAssembly.instantiate(library, imports).then((instance) => done(instance, library), reject);
    return {};
  };
  // The package's own type for the overrides is empty without Emscripten's types, which nothing else needs.
  const { pdfium, ...api } = await Promise.race([init({ instantiateWasm } as object), failure]);
  const glue = pdfium as unknown as Glue;
  limitGrowth(glue.wasmExports.memory);
  api.PDFiumExt_Init();
  return { api: { ...api, ...directCalls(glue) }, memory: memoryOf(glue) };
}

/**
 * Called for every character or shape. The package's wrappers check and convert each argument, which takes
 * longer than the call itself; all of these use only numbers, so the module's own exports can be called
 * directly. (A C bool comes back as 0 or 1: only test its truth.)
 */
const HOT_CALLS = [
  'FPDFText_GetUnicode',
  'FPDFText_IsGenerated',
  'FPDFText_HasUnicodeMapError',
  'FPDFText_GetLooseCharBox',
  'FPDFText_GetCharOrigin',
  'FPDFText_GetTextObject',
  'FPDFText_GetMatrix',
  'FPDFText_GetFontSize',
  'FPDFTextObj_GetFont',
  'FPDFTextObj_GetTextRenderMode',
  'FPDFPage_GetObject',
  'FPDFPageObj_GetType',
  'FPDFPageObj_GetMatrix',
  'FPDFPageObj_GetFillColor',
  'FPDFPageObj_GetStrokeColor',
  'FPDFPath_CountSegments',
  'FPDFPath_GetDrawMode',
  'FPDFPath_GetPathSegment',
  'FPDFPathSegment_GetType',
  'FPDFPathSegment_GetClose',
  'FPDFPathSegment_GetPoint',
  'FPDFFormObj_GetObject',
] as const satisfies readonly (keyof Pdfium['api'])[];

function directCalls(glue: Glue): Partial<Pdfium['api']> {
  const entries = HOT_CALLS.map((name) => [name, glue.wasmExports[name]] as const);
  return Object.fromEntries(entries.filter(([, call]) => typeof call === 'function'));
}

/** Fields of Emscripten's glue code beyond the package's types. */
interface Glue {
  readonly HEAPU8: Uint8Array;
  readonly HEAPU32: Uint32Array;
  readonly HEAPF32: Float32Array;
  readonly HEAPF64: Float64Array;
  readonly wasmExports: {
    readonly memory: { readonly buffer: ArrayBuffer; grow(pages: number): number };
    malloc(byteCount: number): number;
    free(pointer: number): void;
    readonly [name: string]: unknown;
  };
}

/** The module itself would use up to 2 GB. A refused growth becomes a failed allocation, and pdfium then gives up. */
function limitGrowth(memory: Glue['wasmExports']['memory']): void {
  const grow = memory.grow.bind(memory);
  memory.grow = (pages) => {
    if (memory.buffer.byteLength + pages * WASM_PAGE_BYTES > MAX_WASM_BYTES)
      throw new RangeError('memory limit');
    return grow(pages);
  };
}

function memoryOf(glue: Glue): WasmMemory {
  const decoder = new TextDecoder('utf-16le');
  return {
    bytes: () => glue.HEAPU8,
    floats: () => glue.HEAPF32,
    doubles: () => glue.HEAPF64,
    integers: () => glue.HEAPU32,
    allocate: (byteCount) => {
      const pointer = glue.wasmExports.malloc(byteCount);
      if (pointer === 0) throw new RangeError('memory limit');
      return pointer;
    },
    free: (pointer) => glue.wasmExports.free(pointer),
    utf16: (pointer, byteCount) => decoder.decode(glue.HEAPU8.subarray(pointer, pointer + byteCount)),
  };
}
