import { fileKindOf } from '@wenjian/api';
import { Button } from 'antd';
import { useCallback, useEffect, useState } from 'react';
import { convertText } from '../../text.ts';
import { PageSheet } from '../page-sheet.tsx';
import styles from './preview.module.css';
import { type PdfPages, ShownPdf, type StoredPdf } from './shown-pdf.tsx';

interface MergePreviewProps {
  readonly teamId: string;
  readonly files: readonly StoredPdf[];
}

/** Each shown file is opened. */
const FILES_AT_ONCE = 12;

type PageCounts = ReadonlyMap<string, number>;

/** The first page of each file, in the order in which they will follow each other. */
export function MergePreview({ teamId, files }: MergePreviewProps) {
  const [shown, setShown] = useState(FILES_AT_ONCE);
  const hidden = Math.max(0, files.length - shown);
  const [counts, setCounts] = useState<PageCounts>(new Map());
  const note = useCallback(
    (fileId: string, count: number) => setCounts((known) => new Map(known).set(fileId, count)),
    [],
  );
  return (
    <>
      <p className={styles.note} role="status">
        {totalOf(files, counts)}
      </p>
      <ol className={styles.files}>
        {files.slice(0, shown).map((file, at) => (
          <li
            key={file.fileId}
            className={styles.item}
            aria-label={convertText.preview.merge.file(at + 1, file.name)}
          >
            <MergedFile teamId={teamId} file={file} onCount={note} />
            <span className={styles.note}>
              <strong>{at + 1}</strong> · {file.name}
            </span>
          </li>
        ))}
      </ol>
      {hidden > 0 && (
        <div className={styles.turn}>
          <span className={styles.note}>{convertText.preview.merge.hidden(hidden)}</span>
          <Button onClick={() => setShown(shown + FILES_AT_ONCE)}>
            {convertText.preview.merge.more(Math.min(hidden, FILES_AT_ONCE))}
          </Button>
        </div>
      )}
    </>
  );
}

function totalOf(files: readonly StoredPdf[], counts: PageCounts): string {
  const text = convertText.preview.merge;
  const known = files.flatMap(({ fileId }) => counts.get(fileId) ?? []);
  const pages = known.reduce((sum, count) => sum + count, 0);
  const unknown = files.length - known.length;
  return unknown === 0 ? text.total(files.length, pages) : text.atLeast(files.length, pages, unknown);
}

interface MergedFileProps {
  readonly teamId: string;
  readonly file: StoredPdf;
  readonly onCount: (fileId: string, count: number) => void;
}

function MergedFile({ teamId, file: { fileId, name }, onCount }: MergedFileProps) {
  if (fileKindOf(name) !== 'pdf') return <p className={styles.note}>{convertText.preview.merge.notPdf}</p>;
  return (
    <ShownPdf teamId={teamId} fileId={fileId}>
      {(pages) => <FirstPage pages={pages} onCount={(count) => onCount(fileId, count)} />}
    </ShownPdf>
  );
}

const SIDE_PX = 128;

interface FirstPageProps {
  readonly pages: PdfPages;
  readonly onCount: (count: number) => void;
}

function FirstPage({ pages: { file, queue }, onCount }: FirstPageProps) {
  const { pageCount } = file;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each file
  useEffect(() => onCount(pageCount), [pageCount]);
  return (
    <>
      <span className={styles.sheets}>
        <PageSheet file={file} queue={queue} page={0} sidePx={SIDE_PX} />
      </span>
      <span className={styles.note}>{convertText.preview.merge.pages(pageCount)}</span>
    </>
  );
}
