import { SENSITIVE_MAX_WORDS } from '@wenjian/api';
import { Alert, Button, Checkbox, Input, Modal, Skeleton } from 'antd';
import { useState } from 'react';
import { formatCount } from '../../../../shared/format/format-count.ts';
import { showToast } from '../../../../shared/ui/toast.ts';
import { usePlagiarismConfig } from '../../api/plagiarisms.ts';
import { useSensitiveWords, useWriteSensitiveWords } from '../../api/use-sensitive-words.ts';
import { teamText } from '../../team.text.ts';
import { plagiarismText } from '../../text.ts';
import type { PlagiarismConfig, SensitiveWords } from '../../view-model/plagiarism-shapes.ts';
import { tooLongWords, wordsOfLines } from '../../view-model/word-lines.ts';
import styles from './team-dialogs.module.css';

interface SensitiveDialogProps {
  readonly teamId: string;
  readonly onClose: () => void;
}

const text = teamText.sensitive;

/** Words that are looked for in every document, words that never count, and the built-in lists. */
export function SensitiveDialog({ teamId, onClose }: SensitiveDialogProps) {
  const words = useSensitiveWords(teamId);
  const config = usePlagiarismConfig(teamId);
  const error = words.error ?? config.error;
  const lists = config.data?.sensitiveLists;
  const again = () => {
    void words.refetch();
    void config.refetch();
  };
  return (
    <Modal open title={text.title} footer={null} onCancel={onClose}>
      {words.data && lists ? (
        <SensitiveForm teamId={teamId} words={words.data} lists={lists} onClose={onClose} />
      ) : error ? (
        <Alert
          type="error"
          showIcon
          title={plagiarismText.common.loadFailed}
          description={error.message}
          action={<Button onClick={again}>{plagiarismText.common.refresh}</Button>}
        />
      ) : (
        <Skeleton active />
      )}
    </Modal>
  );
}

interface SensitiveFormProps extends SensitiveDialogProps {
  readonly words: SensitiveWords;
  readonly lists: PlagiarismConfig['sensitiveLists'];
}

function SensitiveForm({ teamId, words, lists, onClose }: SensitiveFormProps) {
  const write = useWriteSensitiveWords(teamId);
  const [own, setOwn] = useState(words.words.join('\n'));
  const [allowed, setAllowed] = useState(words.allowed.join('\n'));
  const [chosen, setChosen] = useState<readonly string[]>(words.lists);
  const fields = { words: wordsOfLines(own), allowed: wordsOfLines(allowed) };
  const problem = problemOf(fields.words) ?? problemOf(fields.allowed);
  const isReadOnly = !words.canChange;
  const save = () =>
    write.mutate(
      { words: [...fields.words], allowed: [...fields.allowed], lists: [...chosen] },
      {
        onSuccess: () => {
          showToast({ kind: 'success', message: text.saved });
          onClose();
        },
      },
    );
  return (
    <>
      <p className={styles.lead}>{isReadOnly ? text.readOnly : text.lead}</p>
      <WordField
        label={text.words}
        hint={text.wordsHint}
        lines={own}
        count={fields.words.length}
        isReadOnly={isReadOnly}
        onLines={setOwn}
      />
      <WordField
        label={text.allowed}
        hint={text.allowedHint}
        lines={allowed}
        count={fields.allowed.length}
        isReadOnly={isReadOnly}
        onLines={setAllowed}
      />
      <ListBoxes lists={lists} chosen={chosen} isReadOnly={isReadOnly} onChosen={setChosen} />
      {problem !== null && <Alert type="warning" showIcon title={problem} />}
      {write.error && <Alert type="error" showIcon title={write.error.message} />}
      <div className={styles.footer}>
        <Button onClick={onClose}>{plagiarismText.common.cancel}</Button>
        <Button
          type="primary"
          disabled={problem !== null || isReadOnly}
          loading={write.isPending}
          onClick={save}
        >
          {plagiarismText.common.save}
        </Button>
      </div>
    </>
  );
}

interface ListBoxesProps extends Pick<SensitiveFormProps, 'lists'> {
  readonly chosen: readonly string[];
  readonly isReadOnly: boolean;
  readonly onChosen: (chosen: readonly string[]) => void;
}

function ListBoxes({ lists, chosen, isReadOnly, onChosen }: ListBoxesProps) {
  return (
    <fieldset className={styles.group}>
      <legend>{text.lists}</legend>
      {lists.length === 0 && <p className={styles.soft}>{text.listsNone}</p>}
      <Checkbox.Group
        disabled={isReadOnly}
        value={[...chosen]}
        options={lists.map(({ id, name, words: count }) => ({
          value: id,
          label: text.listWords(name, formatCount(count)),
        }))}
        onChange={onChosen}
      />
    </fieldset>
  );
}

interface WordFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly lines: string;
  readonly count: number;
  readonly isReadOnly: boolean;
  readonly onLines: (lines: string) => void;
}

function WordField({ label, hint, lines, count, isReadOnly, onLines }: WordFieldProps) {
  return (
    <div className={styles.field}>
      <div className={styles.fieldHead}>
        <span>{label}</span>
        <span className={styles.soft}>
          {text.count(formatCount(count), formatCount(SENSITIVE_MAX_WORDS))}
        </span>
      </div>
      <Input.TextArea
        aria-label={label}
        autoSize={{ minRows: 3, maxRows: 10 }}
        value={lines}
        readOnly={isReadOnly}
        onChange={({ target }) => onLines(target.value)}
      />
      <span className={styles.soft}>{hint}</span>
    </div>
  );
}

function problemOf(words: readonly string[]): string | null {
  const long = tooLongWords(words);
  if (long.length > 0) return text.tooLong(long.join('、'));
  return words.length > SENSITIVE_MAX_WORDS ? text.tooMany(formatCount(SENSITIVE_MAX_WORDS)) : null;
}
