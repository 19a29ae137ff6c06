import { downloadGeneratedDocument } from '@wenjian/api';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { fetchFile } from '../../../../shared/http/fetch-file.ts';
import { saveBlob } from '../../../../shared/http/save-blob.ts';
import { showToast } from '../../../../shared/ui/toast.ts';
import { useCompareWithTemplate } from '../../api/use-filling.ts';
import { templatesText } from '../../text.ts';
import type { GeneratedDocument } from '../../view-model/shapes.ts';

const text = templatesText.result;

/** A generated document: downloaded, or compared with its template. */
export function GeneratedActions({ document }: { readonly document: GeneratedDocument }) {
  const navigate = useNavigate();
  const compare = useCompareWithTemplate();
  const onError = ({ message }: Error) => showToast({ kind: 'error', message });
  const { id, outputs, batch } = document;
  return (
    <>
      {outputs.map(({ format, name }) => (
        <Button
          key={format}
          size="small"
          onClick={() =>
            fetchFile(downloadGeneratedDocument, { params: { id, format } }).then(
              (blob) => saveBlob(blob, name),
              onError,
            )
          }
        >
          {text.download[format]}
        </Button>
      ))}
      {batch === null && outputs.length > 0 && (
        <Button
          size="small"
          loading={compare.isPending}
          onClick={() =>
            compare.mutate(document, {
              onError,
              onSuccess: (comparison) => navigate(`/contract-compare/${comparison.id}/v3`),
            })
          }
        >
          {compare.isPending ? text.comparing : text.compare}
        </Button>
      )}
    </>
  );
}
