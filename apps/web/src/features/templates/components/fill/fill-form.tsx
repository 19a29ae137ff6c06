import { GENERATED_TITLE_MAX_CHARACTERS } from '@wenjian/api';
import { Alert, Button, Checkbox, Input } from 'antd';
import { useCallback, useMemo, useRef, useState } from 'react';
import { newIdempotencyKey } from '../../../../shared/http/new-idempotency-key.ts';
import { CreateFailureNotice } from '../../../../shared/tasks/create-failure-notice.tsx';
import { useDelayed } from '../../../../shared/ui/use-delayed.ts';
import { useFilledPreview, useGenerate } from '../../api/use-filling.ts';
import { templatesText } from '../../text.ts';
import { carryValues } from '../../view-model/carry-values.ts';
import type {
  FieldValue,
  FilledPreview,
  TemplateDetail,
  Values,
  VersionKey,
} from '../../view-model/shapes.ts';
import { templatePath } from '../../view-model/template-path.ts';
import { FieldInput } from '../editor/field-input.tsx';
import { MANY_FIELDS, NearView } from '../editor/near-view.tsx';
import { TemplatePanes } from '../editor/template-panes.tsx';
import { useUnsavedGuard } from '../editor/use-unsaved-guard.ts';
import { GeneratedResult } from '../list/generated-result.tsx';
import styles from '../templates.module.css';
import { CheckPanel } from './check-panel.tsx';
import { FilledText } from './filled-text.tsx';

/** The values filled into a version. */
export interface Filled {
  readonly detail: TemplateDetail;
  readonly values: Values;
}

interface FillFormProps {
  readonly teamId: string;
  readonly templateKey: VersionKey;
  readonly detail: TemplateDetail;
  /** The number of the newest published version. */
  readonly newest: number;
  readonly carried: Filled | null;
  /** Called before the newer version is opened: the values go along. */
  readonly onMove: (values: Values) => void;
}

const text = templatesText.form;
/** Short enough to feel live, long enough not to request at every key. */
const PREVIEW_DELAY_MS = 300;
const CHECK_DELAY_MS = 1500;

/** The form beside the filled text, which follows the typing. */
export function FillForm({ teamId, templateKey, detail, newest, carried, onMove }: FillFormProps) {
  const [values, setValues] = useState<Values>(() =>
    carried ? carryValues(carried.detail, detail, carried.values) : NOTHING,
  );
  const [title, setTitle] = useState('');
  const preview = useFilledPreview(templateKey, useDelayed(values, PREVIEW_DELAY_MS));
  const checked = useDelayed(values, CHECK_DELAY_MS);
  const generation = useGeneration(templateKey, values, title);
  const hasWork = values !== NOTHING && generation.taskId === null;
  const moveOn = useUnsavedGuard(hasWork);
  const problems = preview.data?.problems ?? NO_PROBLEMS;
  const problemsOf = useMemo(() => Map.groupBy(problems, ({ fieldId }) => fieldId), [problems]);
  const setField = useCallback(
    (id: string, value: FieldValue) =>
      setValues((before) => ({ ...before, fields: { ...before.fields, [id]: value } })),
    [],
  );
  return (
    <>
      {newest > templateKey.number && (
        <NewerNotice
          number={templateKey.number}
          newest={newest}
          onUse={() => {
            onMove(values);
            moveOn(templatePath(templateKey.id, 'fill', newest));
          }}
        />
      )}
      <TemplatePanes
        template={
          <FilledText paragraphs={detail.paragraphs} preview={preview.data ?? null} error={preview.error} />
        }
        side={
          <section className={styles.pane} aria-label={text.title}>
            {detail.fields.map((field) => (
              <NearView
                key={field.id}
                id={field.id}
                label={field.label}
                isWaiting={detail.fields.length > MANY_FIELDS}
              >
                <FieldInput
                  teamId={teamId}
                  field={field}
                  value={values.fields[field.id]}
                  problems={problemsOf.get(field.id) ?? NO_PROBLEMS}
                  onField={setField}
                />
              </NearView>
            ))}
            <Clauses detail={detail} values={values} onChange={setValues} />
            <Input
              value={title}
              maxLength={GENERATED_TITLE_MAX_CHARACTERS}
              placeholder={text.fileName}
              aria-label={text.fileName}
              onChange={(event) => setTitle(event.target.value)}
            />
            <CheckPanel templateKey={templateKey} values={checked} />
            {generation.error && (
              <CreateFailureNotice
                error={generation.error}
                titles={{
                  balanceTitle: text.failedTitle,
                  expiredTitle: text.failedTitle,
                  failedTitle: text.failedTitle,
                }}
                kept={text.kept}
                onRetry={generation.start}
              />
            )}
            {generation.taskId !== null && <GeneratedResult id={generation.taskId} />}
            <div className={styles.bar}>
              <span className={styles.state} role="status">
                {stateOf(problems)}
              </span>
              <Button
                type="primary"
                disabled={problems.length > 0 || preview.data === undefined}
                loading={generation.isStarting}
                onClick={generation.start}
              >
                {generation.isStarting ? text.generating : text.generate}
              </Button>
            </div>
          </section>
        }
      />
    </>
  );
}

const NO_PROBLEMS: FilledPreview['problems'] = [];
const NOTHING: Values = { fields: {}, omitted: [] };

interface NewerNoticeProps {
  readonly number: number;
  readonly newest: number;
  readonly onUse: () => void;
}

/** The form stays with the version it was started with. */
function NewerNotice({ number, newest, onUse }: NewerNoticeProps) {
  return (
    <Alert
      type="warning"
      showIcon
      title={text.newer(number, newest)}
      description={text.useNewerNote}
      action={<Button onClick={onUse}>{text.useNewer(newest)}</Button>}
    />
  );
}

interface ClausesProps {
  readonly detail: TemplateDetail;
  readonly values: Values;
  readonly onChange: (values: Values) => void;
}

function Clauses({ detail: { clauses, fields }, values, onChange }: ClausesProps) {
  if (clauses.length === 0) return null;
  return (
    <fieldset className={styles.group}>
      <legend>{text.clauses}</legend>
      {clauses.map(({ id, label, when }) => (
        <div key={id}>
          <Checkbox
            disabled={when !== undefined}
            checked={when === undefined ? !values.omitted.includes(id) : isMet(when, values)}
            onChange={({ target: { checked } }) => {
              const others = values.omitted.filter((one) => one !== id);
              onChange({ ...values, omitted: checked ? others : [...others, id] });
            }}
          >
            {label}
            {when !== undefined && (
              <span className={styles.hint}>{text.byChoice(fieldName(fields, when))}</span>
            )}
          </Checkbox>
        </div>
      ))}
    </fieldset>
  );
}

type Condition = NonNullable<TemplateDetail['clauses'][number]['when']>;

/** A clause that a choice decides is shown as decided, and cannot be changed by hand. */
function isMet({ fieldId, optionIds }: Condition, { fields }: Values): boolean {
  const value = fields[fieldId];
  return value?.kind === 'choice' && value.optionIds.some((id) => optionIds.includes(id));
}

function fieldName(fields: TemplateDetail['fields'], { fieldId }: Condition): string {
  return fields.find(({ id }) => id === fieldId)?.label ?? fieldId;
}

function stateOf(problems: readonly { readonly isMissing: boolean }[]): string {
  const wrong = problems.filter(({ isMissing }) => !isMissing).length;
  if (wrong > 0) return text.wrong(wrong);
  return problems.length > 0 ? text.missing(problems.length) : text.ready;
}

/**
 * The same values keep their key until a task was created: a double click or a retry after a lost response
 * makes one task.
 */
function useGeneration({ id, number }: VersionKey, values: Values, title: string) {
  const generate = useGenerate(id);
  const [taskId, setTaskId] = useState<string | null>(null);
  const attempt = useRef({ request: '', idempotencyKey: '' });
  const start = () => {
    if (generate.isPending) return;
    const request = JSON.stringify([number, values, title]);
    if (attempt.current.request !== request)
      attempt.current = { request, idempotencyKey: newIdempotencyKey() };
    const body = {
      versionNumber: number,
      values: { fields: { ...values.fields }, omitted: [...values.omitted] },
      ...(title.trim() === '' ? {} : { title: title.trim() }),
      idempotencyKey: attempt.current.idempotencyKey,
    };
    generate.mutate(body, { onSuccess: (task) => setTaskId(task.id) });
  };
  return { start, taskId, error: generate.error, isStarting: generate.isPending };
}
