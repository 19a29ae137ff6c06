import { type ConversionToolName, fileKindOf } from '@wenjian/api';
import { Alert } from 'antd';
import type { ReactNode } from 'react';
import { convertText } from '../../text.ts';
import type { OperationOptions } from '../../view-model/operations.ts';
import { CompressPreview } from './compress-preview.tsx';
import { ProtectPreview } from './lock-previews.tsx';
import { MergePreview } from './merge-preview.tsx';
import { NumbersPreview } from './numbers-preview.tsx';
import styles from './preview.module.css';
import { type PdfPages, ShownPdf, type StoredPdf } from './shown-pdf.tsx';
import { SplitPreview } from './split-preview.tsx';

interface ToolPreviewProps {
  readonly teamId: string;
  readonly name: ConversionToolName;
  readonly files: readonly StoredPdf[];
  readonly options: OperationOptions;
}

const PREVIEWED = ['merge', 'split', 'pageNumbers', 'compress', 'protect'] as const;

/** What the tool will do, before it is started. */
export function ToolPreview({ teamId, name, files, options }: ToolPreviewProps) {
  const text = convertText.preview;
  const known = PREVIEWED.find((one) => one === name);
  if (known === undefined) return null;
  return (
    <section className={styles.panel} aria-label={text.title}>
      <h2 className={styles.title}>{text.title}</h2>
      {files.length === 0 ? (
        <p className={styles.note}>{text.later}</p>
      ) : (
        <Previewed teamId={teamId} name={known} files={files} options={options} />
      )}
    </section>
  );
}

type PreviewedProps = Omit<ToolPreviewProps, 'name'> & { readonly name: (typeof PREVIEWED)[number] };

function Previewed({ teamId, name, files, options }: PreviewedProps): ReactNode {
  if (name === 'merge') return <MergePreview teamId={teamId} files={files} />;
  const pdfs = files.filter((file) => fileKindOf(file.name) === 'pdf');
  const [first] = pdfs;
  if (!first) return <Alert type="warning" showIcon title={convertText.preview.onlyPdf} />;
  if (name === 'compress') return <CompressPreview files={pdfs} options={options} />;
  const show = (pages: PdfPages) => {
    if (name === 'split') return <SplitPreview pages={pages} options={options} />;
    if (name === 'pageNumbers') return <NumbersPreview pages={pages} options={options} />;
    return <ProtectPreview pages={pages} />;
  };
  return (
    <>
      {pdfs.length > 1 && (
        <p className={styles.note}>
          {convertText.preview.firstOf(first.name)}；{convertText.preview.others(pdfs.length - 1)}
        </p>
      )}
      <ShownPdf key={first.fileId} teamId={teamId} fileId={first.fileId}>
        {show}
      </ShownPdf>
    </>
  );
}
