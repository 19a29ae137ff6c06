import { useEffect, useState } from 'react';
import { pdfText } from '../pdf.text.ts';
import type { OutlineEntry, PagePlace, PdfFile } from '../pdf-file.ts';
import { PdfIcon } from '../toolbar/pdf-icons.tsx';
import styles from './side-panel.module.css';

interface OutlineTreeProps {
  readonly file: PdfFile;
  readonly onPlace: (place: PagePlace) => void;
}

type OutlineState =
  | { readonly kind: 'reading' }
  | { readonly kind: 'read'; readonly entries: readonly OutlineEntry[] }
  | { readonly kind: 'failed' };

export function OutlineTree({ file, onPlace }: OutlineTreeProps) {
  const text = pdfText.panel;
  const state = useOutline(file);
  const go = async (entry: OutlineEntry) => {
    const place = await file.locate(entry.target);
    if (place) onPlace(place);
  };
  switch (state.kind) {
    case 'reading':
      return <p className={styles.note}>{text.outlineLoading}</p>;
    case 'failed':
      return <p className={styles.note}>{text.outlineFailed}</p>;
    case 'read':
      if (state.entries.length === 0) return <p className={styles.note}>{text.outlineEmpty}</p>;
      return (
        <nav className={styles.scroller} aria-label={text.outline}>
          <OutlineLevel entries={state.entries} depth={0} onGo={(entry) => void go(entry)} />
        </nav>
      );
  }
}

function useOutline(file: PdfFile): OutlineState {
  const [state, setState] = useState<OutlineState>({ kind: 'reading' });
  useEffect(() => {
    let isHere = true;
    const show = (next: OutlineState) => isHere && setState(next);
    show({ kind: 'reading' });
    file.outline().then(
      (entries) => show({ kind: 'read', entries }),
      () => show({ kind: 'failed' }),
    );
    return () => {
      isHere = false;
    };
  }, [file]);
  return state;
}

interface OutlineLevelProps {
  readonly entries: readonly OutlineEntry[];
  readonly depth: number;
  readonly onGo: (entry: OutlineEntry) => void;
}

function OutlineLevel({ entries, depth, onGo }: OutlineLevelProps) {
  return (
    <ul className={styles.outline}>
      {entries.map((entry, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an outline never changes, and its titles may repeat
        <OutlineItem key={at} entry={entry} depth={depth} onGo={onGo} />
      ))}
    </ul>
  );
}

const INDENT_PX = 14;

function OutlineItem({
  entry,
  depth,
  onGo,
}: Omit<OutlineLevelProps, 'entries'> & { readonly entry: OutlineEntry }) {
  const text = pdfText.panel;
  const [isOpen, setOpen] = useState(depth === 0);
  const title = entry.title === '' ? text.untitled : entry.title;
  const hasChildren = entry.children.length > 0;
  return (
    <li>
      <div className={styles.outlineRow} style={{ paddingLeft: depth * INDENT_PX }}>
        {hasChildren ? (
          <button
            type="button"
            className={styles.fold}
            data-open={isOpen || undefined}
            aria-expanded={isOpen}
            aria-label={isOpen ? text.collapse(title) : text.expand(title)}
            onClick={() => setOpen(!isOpen)}
          >
            <PdfIcon name="fold" />
          </button>
        ) : (
          <span className={styles.noFold} />
        )}
        <button type="button" className={styles.outlineTitle} title={title} onClick={() => onGo(entry)}>
          {title}
        </button>
      </div>
      {hasChildren && isOpen ? <OutlineLevel entries={entry.children} depth={depth + 1} onGo={onGo} /> : null}
    </li>
  );
}
