import { useCallback, useEffect, useRef, useState } from 'react';
import { type OpenPdf, PdfError, type PdfFailure, type PdfFile, type PdfSource } from './pdf-file.ts';

export type FileState =
  | { readonly kind: 'opening' }
  | { readonly kind: 'open'; readonly file: PdfFile }
  | { readonly kind: 'failed'; readonly failure: PdfFailure };

export interface OpenedFile {
  readonly state: FileState;
  /** Parts of the file could not be fetched; `resume` requests them again. */
  readonly isStalled: boolean;
  readonly resume: () => void;
  readonly reopen: () => void;
}

/** Loaded with the first document: a task that is still being read needs no pdf.js. */
const openWithPdfJs: OpenPdf = async (source, options) => {
  const { openPdfFile } = await import('./pdfjs/open-pdf-file.ts');
  return openPdfFile(source, options);
};

export function usePdfFile(source: PdfSource, open: OpenPdf = openWithPdfJs): OpenedFile {
  const [state, setState] = useState<FileState>({ kind: 'opening' });
  const [isStalled, setStalled] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(source);
  latest.current = source;
  const { url } = source;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` is there to open the same document again
  useEffect(() => {
    const abort = new AbortController();
    setState({ kind: 'opening' });
    setStalled(false);
    const headers = () => latest.current.headers?.() ?? {};
    const onStall = (stalled: boolean) => !abort.signal.aborted && setStalled(stalled);
    open({ url, headers }, { signal: abort.signal, onStall }).then(
      (file) => (abort.signal.aborted ? file.close() : setState({ kind: 'open', file })),
      (error) => !abort.signal.aborted && setState({ kind: 'failed', failure: failureOf(error) }),
    );
    return () => abort.abort();
  }, [url, open, attempt]);
  const file = state.kind === 'open' ? state.file : null;
  useEffect(() => () => file?.close(), [file]);
  useResumeWhenOnline(file);
  return {
    state,
    isStalled,
    resume: useCallback(() => file?.resume(), [file]),
    reopen: useCallback(() => setAttempt((known) => known + 1), []),
  };
}

function useResumeWhenOnline(file: PdfFile | null): void {
  useEffect(() => {
    if (!file) return;
    const resume = () => file.resume();
    window.addEventListener('online', resume);
    return () => window.removeEventListener('online', resume);
  }, [file]);
}

function failureOf(error: unknown): PdfFailure {
  return error instanceof PdfError ? error.failure : 'unknown';
}
