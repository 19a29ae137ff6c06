import type { KeyboardEvent, Ref } from 'react';
import { pdfText } from '../pdf.text.ts';
import type { Find } from '../use-find.ts';
import { matchOrdinal } from '../view-model/found-matches.ts';
import { PdfButton } from './pdf-button.tsx';
import styles from './pdf-controls.module.css';

interface FindBarProps {
  readonly find: Find;
  readonly pageCount: number;
  readonly fieldRef: Ref<HTMLInputElement>;
  readonly onClose: () => void;
}

export function FindBar({ find, pageCount, fieldRef, onClose }: FindBarProps) {
  const text = pdfText.find;
  const hasMatches = find.matches.total > 0;
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // During the composition of Chinese, Enter chooses a word.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    find.step(event.shiftKey ? 'previous' : 'next');
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: many browsers in offices do not know the search element yet
    <div className={styles.findBar} role="search" aria-label={text.label}>
      <input
        ref={fieldRef}
        className={styles.findField}
        placeholder={text.placeholder}
        aria-label={text.label}
        autoComplete="off"
        spellCheck={false}
        value={find.query}
        onChange={(event) => find.setQuery(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <output className={styles.findStatus} data-none={isNone(find) || undefined}>
        {statusOf(find, pageCount)}
      </output>
      <PdfButton
        icon="previous"
        label={text.previous}
        isDisabled={!hasMatches}
        onClick={() => find.step('previous')}
      />
      <PdfButton icon="next" label={text.next} isDisabled={!hasMatches} onClick={() => find.step('next')} />
      <PdfButton icon="close" label={text.close} onClick={onClose} />
      {find.skippedPages > 0 ? (
        <p className={styles.findNote}>{text.skipped(format(find.skippedPages))}</p>
      ) : null}
      {isTextless(find) ? <p className={styles.findNote}>{text.noText}</p> : null}
    </div>
  );
}

function isTextless({ hasText, skippedPages }: Find): boolean {
  return !hasText && skippedPages === 0;
}

function isNone(find: Find): boolean {
  return (
    find.query.trim() !== '' &&
    !find.isSearching &&
    find.matches.searchedPages > 0 &&
    find.matches.total === 0
  );
}

function statusOf(find: Find, pageCount: number): string {
  const text = pdfText.find;
  const { total, searchedPages } = find.matches;
  if (find.query.trim() === '') return '';
  const at = matchOrdinal(find.matches, find.current);
  const position = total > 0 ? text.position(format(at ?? 0), format(total)) : '';
  if (find.isSearching) {
    const progress = text.searching(format(searchedPages), format(pageCount));
    return position === '' ? progress : `${position} · ${progress}`;
  }
  return total === 0 && searchedPages > 0 ? text.none : position;
}

function format(count: number): string {
  return count.toLocaleString('zh-CN');
}
