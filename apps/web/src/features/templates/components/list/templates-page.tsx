import { Tabs } from 'antd';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useCurrentTeam } from '../../../../shared/session/use-current-team.ts';
import { UploadPage } from '../../../../shared/tasks/upload-page.tsx';
import { PageLoading } from '../../../../shared/ui/page-loading.tsx';
import { libraryText } from '../../library.text.ts';
import { templatesText as text } from '../../text.ts';
import { libraryPath, TEMPLATES_PATH, templateMode } from '../../view-model/template-path.ts';
import { TemplateScreen } from '../editor/template-screen.tsx';
import { LibraryPanel } from '../library/library-panel.tsx';
import { LibraryPreview } from '../library/library-preview.tsx';
import { GeneratedList } from './generated-list.tsx';
import { GeneratedResult } from './generated-result.tsx';
import { NewTemplate } from './new-template.tsx';
import { TemplateListPanel } from './template-list-panel.tsx';

/** Template management: the list with its upload, the library, or the template that the address names. */
export function TemplatesPage() {
  const teamId = useCurrentTeam();
  const [search] = useSearchParams();
  const id = search.get('id');
  if (teamId === null) return <PageLoading />;
  if (id !== null)
    return <TemplateScreen key={id} id={id} mode={templateMode(search)} version={versionOf(search)} />;
  const isLibrary = search.get('tab') === 'library';
  const libraryId = search.get('library');
  if (isLibrary && libraryId !== null)
    return <LibraryPreview key={libraryId} teamId={teamId} id={libraryId} />;
  return (
    <UploadPage title={text.title} lead={text.lead} links={<Link to="/document">{text.knowledge}</Link>}>
      <NamedResult id={search.get('generated')} />
      <Parts isLibrary={isLibrary} />
      {isLibrary ? (
        <LibraryPanel teamId={teamId} />
      ) : (
        <>
          <NewTemplate key={teamId} teamId={teamId} />
          <TemplateListPanel teamId={teamId} />
          <GeneratedList teamId={teamId} />
        </>
      )}
    </UploadPage>
  );
}

/** The part that is shown is in the address. */
function Parts({ isLibrary }: { readonly isLibrary: boolean }) {
  const navigate = useNavigate();
  return (
    <Tabs
      activeKey={isLibrary ? 'library' : 'own'}
      items={[
        { key: 'own', label: libraryText.own },
        { key: 'library', label: libraryText.title },
      ]}
      onChange={(key) => navigate(key === 'library' ? libraryPath() : TEMPLATES_PATH)}
    />
  );
}

/** A generated document that a message or the workbench links to. */
function NamedResult({ id }: { readonly id: string | null }) {
  return id === null ? null : <GeneratedResult key={id} id={id} />;
}

function versionOf(search: URLSearchParams): number | null {
  const number = Number(search.get('version') ?? Number.NaN);
  return Number.isInteger(number) && number > 0 ? number : null;
}
