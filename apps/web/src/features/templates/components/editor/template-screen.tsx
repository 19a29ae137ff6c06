import { Alert, Result, Spin } from 'antd';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { PageLoading } from '../../../../shared/ui/page-loading.tsx';
import { useTemplate, useTemplateDetail } from '../../api/use-templates.ts';
import { libraryText } from '../../library.text.ts';
import { templatesText as text } from '../../text.ts';
import type { ContractTemplate, Values } from '../../view-model/shapes.ts';
import { TEMPLATES_PATH, type TemplateMode, templatePath } from '../../view-model/template-path.ts';
import { BatchForm } from '../fill/batch-form.tsx';
import { type Filled, FillForm } from '../fill/fill-form.tsx';
import styles from '../templates.module.css';
import { FailedVersion } from './failed-version.tsx';
import { TemplateEditor } from './template-editor.tsx';
import { TemplateHeader } from './template-header.tsx';

interface TemplateScreenProps {
  readonly id: string;
  readonly mode: TemplateMode;
  /** From the address; null: the newest one. */
  readonly version: number | null;
}

export function TemplateScreen({ id, mode, version }: TemplateScreenProps) {
  const template = useTemplate(id);
  if (template.data) return <Template template={template.data} mode={mode} version={version} />;
  if (template.isPending) return <PageLoading />;
  return (
    <Result
      status="warning"
      title={template.error.message}
      extra={<Link to={TEMPLATES_PATH}>{text.backToList}</Link>}
    />
  );
}

interface TemplateProps extends Omit<TemplateScreenProps, 'id'> {
  readonly template: ContractTemplate;
}

function Template({ template, mode, version }: TemplateProps) {
  const { id, versions } = template;
  const isFilling = mode !== 'edit';
  const newest = isFilling ? versions.find(({ status }) => status === 'published') : versions[0];
  const number = usePinned(id, mode, version ?? newest?.number ?? null, version);
  const shown = versions.find((one) => one.number === number);
  const canFill = shown?.status === 'published';
  // A template of the library is published as soon as its file has been read.
  const isPreparing = isFilling && number === null && versions[0]?.status === 'reading';
  return (
    <div className={styles.wide}>
      <TemplateHeader template={template} mode={mode} number={number} />
      {shown === undefined && number !== null && (
        <Alert
          type="warning"
          showIcon
          title={text.noSuchVersion}
          action={<Link to={templatePath(id)}>{text.latest}</Link>}
        />
      )}
      {!isFilling && shown && newest && shown.number < newest.number && (
        <Alert
          type="info"
          showIcon
          title={text.olderShown(newest.number)}
          action={<Link to={templatePath(id, 'edit', newest.number)}>{text.latest}</Link>}
        />
      )}
      {isPreparing && <Spin description={libraryText.preparing}>{null}</Spin>}
      {((isFilling && shown && !canFill) || number === null) && !isPreparing && (
        <Alert type="info" showIcon title={text.form.notPublished} />
      )}
      {!isFilling && shown?.status === 'reading' && <Spin description={text.statuses.reading}>{null}</Spin>}
      {!isFilling && shown?.status === 'failed' && <FailedVersion template={template} version={shown} />}
      {shown && (canFill || (!isFilling && shown.status === 'draft')) && (
        <Version template={template} number={shown.number} newest={newest?.number ?? 0} mode={mode} />
      )}
    </div>
  );
}

/** The version is in the address, so that somebody else's new version does not replace the open one. */
function usePinned(id: string, mode: TemplateMode, number: number | null, named: number | null) {
  const navigate = useNavigate();
  useEffect(() => {
    if (number !== null && named === null) navigate(templatePath(id, mode, number), { replace: true });
  }, [id, mode, number, named, navigate]);
  return number;
}

interface VersionProps {
  readonly template: ContractTemplate;
  readonly number: number;
  readonly newest: number;
  readonly mode: TemplateMode;
}

function Version({ template, number, newest, mode }: VersionProps) {
  const detail = useTemplateDetail({ id: template.id, number });
  // The values of an older version, to be used in a newer one.
  const [carried, setCarried] = useState<Filled | null>(null);
  const key = { id: template.id, number };
  if (mode === 'batch') return <BatchForm key={number} teamId={template.teamId} templateKey={key} />;
  if (detail.data)
    return mode === 'fill' ? (
      <FillForm
        key={number}
        teamId={template.teamId}
        templateKey={key}
        detail={detail.data}
        newest={newest}
        carried={carried}
        onMove={(values: Values) => setCarried({ detail: detail.data, values })}
      />
    ) : (
      <TemplateEditor
        key={number}
        templateKey={key}
        detail={detail.data}
        canChange={template.abilities.change && detail.data.status === 'draft'}
      />
    );
  if (detail.isPending) return <PageLoading />;
  return <Alert type="error" showIcon title={detail.error.message} />;
}
