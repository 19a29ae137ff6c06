import { App, Button, Select } from 'antd';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { formatInstant } from '../../../../shared/format/format-instant.ts';
import { showToast } from '../../../../shared/ui/toast.ts';
import { useDiscardVersion, useNewVersion } from '../../api/use-templates.ts';
import { templatesText as text } from '../../text.ts';
import type { ContractTemplate } from '../../view-model/shapes.ts';
import {
  reviewPath,
  TEMPLATES_PATH,
  type TemplateMode,
  templatePath,
} from '../../view-model/template-path.ts';
import { NewFileDialog } from '../list/new-file-dialog.tsx';
import styles from '../templates.module.css';

interface TemplateHeaderProps {
  readonly template: ContractTemplate;
  readonly mode: TemplateMode;
  /** The shown version. */
  readonly number: number | null;
}

/** The template's name, the shown version, and the actions. */
export function TemplateHeader({ template, mode, number }: TemplateHeaderProps) {
  const { id, name } = template;
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{name}</h1>
      <div className={styles.bar}>
        {mode !== 'edit' ? (
          <>
            {number !== null && <span className={styles.meta}>{text.version(number)}</span>}
            <OtherWay id={id} mode={mode} number={number} />
            <Link to={templatePath(id, 'edit', number ?? undefined)}>{text.edit}</Link>
          </>
        ) : (
          <>
            <VersionSelect template={template} number={number} />
            <Ways template={template} number={number} />
          </>
        )}
        <Link to={TEMPLATES_PATH}>{text.backToList}</Link>
      </div>
    </header>
  );
}

interface OtherWayProps {
  readonly id: string;
  readonly mode: 'fill' | 'batch';
  readonly number: number | null;
}

/** From one document to many, and back. */
function OtherWay({ id, mode, number }: OtherWayProps) {
  const other = mode === 'fill' ? 'batch' : 'fill';
  return (
    <Link to={templatePath(id, other, number ?? undefined)}>
      {other === 'batch' ? text.batch.open : text.batch.one}
    </Link>
  );
}

type WaysProps = Omit<TemplateHeaderProps, 'mode'>;

function VersionSelect({ template: { id, versions }, number }: WaysProps) {
  const navigate = useNavigate();
  const now = new Date();
  return (
    <Select
      value={number}
      aria-label={text.versionChoice}
      popupMatchSelectWidth={false}
      options={versions.map(({ number: value, status, createdAt, publishedAt }) => ({
        value,
        label: `${text.version(value)} · ${text.statuses[status]} · ${formatInstant(publishedAt ?? createdAt, now)}`,
      }))}
      onChange={(chosen) => chosen !== null && navigate(templatePath(id, 'edit', chosen))}
    />
  );
}

/** Fill in, edit in a new version, or replace from another file; a draft can be discarded. */
function Ways({ template, number }: WaysProps) {
  const { id, versions, abilities } = template;
  const navigate = useNavigate();
  const [isPutting, setIsPutting] = useState(false);
  const start = useNewVersion(id);
  const onError = ({ message }: Error) => showToast({ kind: 'error', message });
  const open = (made: ContractTemplate) => navigate(templatePath(id, 'edit', made.versions[0]?.number));
  const shown = versions.find((one) => one.number === number);
  const published =
    shown?.status === 'published' ? shown : versions.find(({ status }) => status === 'published');
  return (
    <>
      {abilities.change && versions[0]?.status === 'published' && (
        <>
          <Button
            loading={start.isPending}
            onClick={() => start.mutate(undefined, { onError, onSuccess: open })}
          >
            {text.newVersion}
          </Button>
          <Button onClick={() => setIsPutting(true)}>{text.newFile}</Button>
        </>
      )}
      {abilities.change && shown && shown.status !== 'published' && versions.length > 1 && (
        <DiscardButton id={id} number={shown.number} />
      )}
      {published && (
        <>
          <Link to={reviewPath(id)}>
            <Button>{text.review}</Button>
          </Link>
          <Link to={templatePath(id, 'batch', published.number)}>
            <Button>{text.batch.open}</Button>
          </Link>
          <Link to={templatePath(id, 'fill', published.number)}>
            <Button type="primary">{text.fill}</Button>
          </Link>
        </>
      )}
      {isPutting && (
        <NewFileDialog
          template={template}
          onMade={(made) => {
            setIsPutting(false);
            open(made);
          }}
          onClose={() => setIsPutting(false)}
        />
      )}
    </>
  );
}

/** Confirmed in its own dialog: unsaved changes are lost too. */
function DiscardButton({ id, number }: { readonly id: string; readonly number: number }) {
  const { modal } = App.useApp();
  const navigate = useNavigate();
  const discard = useDiscardVersion(id);
  const confirm = () =>
    modal.confirm({
      title: text.discardTitle,
      content: text.discardDetail,
      okText: text.discard,
      okButtonProps: { danger: true },
      onOk: () =>
        discard.mutateAsync(number).then(
          () => {
            showToast({ kind: 'success', message: text.discarded });
            navigate(templatePath(id));
          },
          ({ message }: Error) => showToast({ kind: 'error', message }),
        ),
    });
  return (
    <Button danger onClick={confirm}>
      {text.discard}
    </Button>
  );
}
