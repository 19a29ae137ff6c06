import { CompareUploadPage } from '../../features/compare/components/upload/compare-upload-page.tsx';
import { TemplateFileButton } from '../../features/templates/components/list/template-file-button.tsx';

/** Two versions to compare; the old one may be a template of the team. */
export function CompareUploadScreen() {
  return (
    <CompareUploadPage
      originTools={({ teamId, onFile }) => <TemplateFileButton teamId={teamId} onFile={onFile} />}
    />
  );
}
