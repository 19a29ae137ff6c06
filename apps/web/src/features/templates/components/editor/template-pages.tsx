import { useEffect, useMemo, useRef } from 'react';
import type { PdfSource } from '../../../../shared/pdf/pdf-file.ts';
import type { PdfViewerHandle } from '../../../../shared/pdf/pdf-viewer.props.ts';
import { PdfViewer } from '../../../../shared/pdf/pdf-viewer.tsx';
import { useLatest } from '../../../../shared/pdf/use-latest.ts';
import { templatesText } from '../../text.ts';
import { pageMarks } from '../../view-model/page-marks.ts';
import type { TemplateDetail, TemplateField } from '../../view-model/shapes.ts';

interface TemplatePagesProps {
  readonly source: PdfSource;
  readonly marks: TemplateDetail['marks'];
  readonly fields: readonly TemplateField[];
  readonly selectedId: string | null;
  readonly onSelect: (id: string) => void;
}

/** The template's pages with its fields marked; the selected field is scrolled into view. */
export function TemplatePages({ source, marks, fields, selectedId, onSelect }: TemplatePagesProps) {
  const viewer = useRef<PdfViewerHandle>(null);
  // Names are typed beside it; only adding or removing a field changes the marks.
  const ids = fields.map(({ id }) => id).join(' ');
  const highlights = useMemo(() => pageMarks(marks, ids.split(' ')), [marks, ids]);
  const latest = useLatest(highlights);
  useEffect(() => {
    const box = latest.current.find(({ id }) => id === selectedId)?.boxes[0];
    if (box) viewer.current?.scrollTo(box.page, box.y, { align: 'upperThird', isSmooth: true });
  }, [selectedId, latest]);
  return (
    <PdfViewer
      ref={viewer}
      source={source}
      label={templatesText.editor.pages}
      controls="none"
      highlights={highlights}
      selectedId={selectedId}
      onSelect={onSelect}
    />
  );
}
