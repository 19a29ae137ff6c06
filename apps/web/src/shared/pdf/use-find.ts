/** Searches the document page by page, starting at the reader's page, with results while it runs. */
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { PdfFile } from './pdf-file.ts';
import type { FirstFind } from './pdf-viewer.props.ts';
import { useLatest } from './use-latest.ts';
import {
  type FindableText,
  findInText,
  makeFindable,
  normaliseQuery,
  type TextRange,
} from './view-model/find-text.ts';
import {
  type FoundMatches,
  type MatchAddress,
  NO_MATCHES,
  searchOrder,
  stepMatch,
} from './view-model/found-matches.ts';

export interface Find {
  readonly query: string;
  readonly setQuery: (query: string) => void;
  readonly matches: FoundMatches;
  readonly current: MatchAddress | null;
  readonly isSearching: boolean;
  /** Pages whose text could not be read. They were not searched, and the reader is told. */
  readonly skippedPages: number;
  /** False when the whole document was read and holds no text. */
  readonly hasText: boolean;
  readonly step: (direction: 'next' | 'previous') => void;
}

interface Progress {
  readonly matches: FoundMatches;
  readonly skippedPages: number;
  readonly hasText: boolean;
  readonly isSearching: boolean;
}

const IDLE: Progress = { matches: NO_MATCHES, skippedPages: 0, hasText: true, isSearching: false };

/** Long enough for the next key of a word being typed. */
const TYPING_PAUSE_MS = 250;

export function useFind(
  file: PdfFile | null,
  isOpen: boolean,
  currentPage: number,
  onMove: (match: MatchAddress, range: TextRange) => void,
  atFirst: FirstFind | undefined,
): Find {
  const [query, setQuery] = useState(atFirst?.query ?? '');
  const [current, setCurrent] = useState<MatchAddress | null>(null);
  // Until another search starts, the reader's page counts as the start of the first search.
  const firstPage = query === atFirst?.query && current === null ? atFirst.page : null;
  const reader = useLatest({ page: firstPage ?? currentPage, onMove });
  const wanted = isOpen ? normaliseQuery(query) : '';
  const startPage = useCallback(() => {
    setCurrent(null);
    return reader.current.page;
  }, [reader]);
  const progress = useSearch(file, wanted, startPage);
  const { matches } = progress;
  const go = useCallback(
    (match: MatchAddress | null) => {
      const range = match && matches.byPage.get(match.page)?.[match.index];
      if (!match || !range) return;
      setCurrent(match);
      reader.current.onMove(match, range);
    },
    [matches, reader],
  );
  // Goes to the first match as soon as there is one.
  const isFirst = current === null && matches.total > 0;
  useEffect(() => {
    if (isFirst) go(stepMatch(matches, null, 'next', reader.current.page));
  }, [isFirst, go, matches, reader]);
  const step = useCallback(
    (direction: 'next' | 'previous') => go(stepMatch(matches, current, direction, reader.current.page)),
    [go, matches, current, reader],
  );
  return { query, setQuery, current, step, ...progress };
}

/** Searches while there are words to find; `startPage` is read when a search starts. */
function useSearch(file: PdfFile | null, wanted: string, startPage: () => number): Progress {
  const [progress, setProgress] = useState<Progress>(IDLE);
  const texts = useMemo(() => new PageTexts(file), [file]);
  useEffect(() => {
    setProgress(IDLE);
    const from = startPage();
    if (!file || wanted === '') return;
    const abort = new AbortController();
    const order = searchOrder(from, file.pageCount);
    const search = () => void searchPages(texts, wanted, order, abort.signal, setProgress);
    const timer = setTimeout(search, TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [file, texts, wanted, startPage]);
  return progress;
}

/** Texts already read, so that the next letter typed costs no reading. */
class PageTexts {
  readonly #file: PdfFile | null;
  readonly #known = new Map<number, FindableText>();

  constructor(file: PdfFile | null) {
    this.#file = file;
  }

  async read(page: number): Promise<FindableText | null> {
    const known = this.#known.get(page);
    if (known || !this.#file) return known ?? null;
    try {
      const findable = makeFindable((await this.#file.text(page)).text);
      this.#known.set(page, findable);
      return findable;
    } catch {
      return null;
    }
  }
}

/** How often results are shown while the search runs. */
const PUBLISH_MS = 120;

async function searchPages(
  texts: PageTexts,
  query: string,
  order: readonly number[],
  signal: AbortSignal,
  publish: (progress: Progress) => void,
): Promise<void> {
  const byPage = new Map<number, readonly TextRange[]>();
  const state = { total: 0, searchedPages: 0, skippedPages: 0, hasText: false };
  let publishedAt = performance.now();
  const tell = (isSearching: boolean) => {
    publishedAt = performance.now();
    const { total, searchedPages, skippedPages } = state;
    const matches = { byPage: new Map(byPage), total, searchedPages };
    publish({ matches, skippedPages, hasText: state.hasText || isSearching, isSearching });
  };
  tell(true);
  for (const page of order) {
    const text = await texts.read(page);
    if (signal.aborted) return;
    const ranges = text ? findInText(text, query) : [];
    if (ranges.length > 0) byPage.set(page, ranges);
    const isFirst = state.total === 0 && ranges.length > 0;
    state.total += ranges.length;
    state.searchedPages += 1;
    state.skippedPages += text ? 0 : 1;
    state.hasText ||= text !== null && text.text !== '';
    if (isFirst || performance.now() - publishedAt > PUBLISH_MS) tell(true);
  }
  tell(false);
}
