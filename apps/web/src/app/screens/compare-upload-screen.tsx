import { CompareUploadPage } from '../../features/compare/index.ts';
import { TemplateFileButton } from '../../features/templates/index.ts';

/** Two versions to compare; the old one may be a template of the team. */
export function CompareUploadScreen() {
  return (
    <CompareUploadPage
      originTools={({ teamId, onFile }) => <TemplateFileButton teamId={teamId} onFile={onFile} />}
    />
  );
}
