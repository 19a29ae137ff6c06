import { PLAGIARISM_MAX_TARGETS } from '@wenjian/api';
import { Button, Checkbox, Input } from 'antd';
import { formatCount } from '../../../../shared/format/format-count.ts';
import { AddFilesButton } from '../../../../shared/upload/add-files-button.tsx';
import { BatchBar } from '../../../../shared/upload/batch-bar.tsx';
import { UploadRow } from '../../../../shared/upload/upload-row.tsx';
import { SlotMore, UploadSlot } from '../../../../shared/upload/upload-slot.tsx';
import { uploadPageText as text } from '../../upload.text.ts';
import {
  addParties,
  mergeIntoPrevious,
  type NewParty,
  removeFromParties,
  roomOfParty,
  splitFile,
} from '../../view-model/party-set.ts';
import styles from './upload-page.module.css';
import type { PageFiles } from './use-page-files.ts';

interface TargetSlotsProps {
  readonly parties: readonly NewParty[];
  readonly files: PageFiles;
  readonly onParties: (change: (parties: readonly NewParty[]) => readonly NewParty[]) => void;
}

/** The documents to compare with: up to fifty, with the files of one party grouped. */
export function TargetSlots({ parties, files, onParties }: TargetSlotsProps) {
  const room = PLAGIARISM_MAX_TARGETS - parties.length;
  const put = (chosen: readonly File[]) => {
    const added = files.add(chosen, room, text.tooManyParties(String(PLAGIARISM_MAX_TARGETS)));
    onParties((before) => addParties(before, added));
  };
  return (
    <UploadSlot
      title={text.targets}
      zone={{
        title: text.put(text.targets),
        hint: text.accepts,
        isMultiple: true,
        testId: 'plagiarism-targets',
      }}
      isEmpty={parties.length === 0}
      onFiles={put}
    >
      <BatchBar
        items={files.itemsOf(parties.flatMap(({ fileIds }) => fileIds))}
        onRetry={(id) => files.uploader.retry(id)}
      />
      <ol className={styles.parties}>
        {parties.map((party, index) => (
          <TargetParty
            key={party.key}
            party={party}
            previous={parties[index - 1] ?? null}
            at={index}
            files={files}
            onParties={onParties}
          />
        ))}
      </ol>
      <SlotMore
        button={
          room > 0 && (
            <AddFilesButton label={text.addParties} testId="plagiarism-targets-more" onFiles={put} />
          )
        }
        hint={text.partiesHint(formatCount(parties.length), String(PLAGIARISM_MAX_TARGETS))}
      />
    </UploadSlot>
  );
}

interface TargetPartyProps {
  readonly party: NewParty;
  readonly previous: NewParty | null;
  readonly at: number;
  readonly files: PageFiles;
  readonly onParties: TargetSlotsProps['onParties'];
}

function TargetParty({ party, previous, at, files, onParties }: TargetPartyProps) {
  const label = text.partyAt(formatCount(at + 1));
  const name = files.itemOf(party.fileIds[0] ?? '')?.name ?? label;
  const canMerge = previous !== null && roomOfParty(previous) >= party.fileIds.length;
  const rename = (words: string) =>
    onParties((before) => before.map((one) => (one.key === party.key ? { ...one, name: words } : one)));
  return (
    <li className={styles.party}>
      <div className={styles.partyHead}>
        <span className={styles.hint}>{label}</span>
        <Input
          size="small"
          value={party.name}
          maxLength={100}
          placeholder={text.namePlaceholder}
          aria-label={text.nameOf(label)}
          onChange={({ target }) => rename(target.value)}
        />
        {canMerge && (
          <Button
            type="link"
            size="small"
            aria-label={text.mergeOf(name)}
            onClick={() => onParties((before) => mergeIntoPrevious(before, party.key))}
          >
            {text.merge}
          </Button>
        )}
      </div>
      {party.fileIds.map((id) => (
        <TargetFile key={id} id={id} party={party} files={files} onParties={onParties} />
      ))}
    </li>
  );
}

interface TargetFileProps extends Pick<TargetPartyProps, 'party' | 'files' | 'onParties'> {
  readonly id: string;
}

function TargetFile({ id, party, files, onParties }: TargetFileProps) {
  const item = files.itemOf(id);
  if (!item) return null;
  const remove = () => {
    files.cancel(id);
    onParties((before) => removeFromParties(before, id));
  };
  return (
    <div className={styles.file}>
      <UploadRow item={item} uploader={files.uploader} onRemove={remove} />
      {party.fileIds.length > 1 && (
        <Button
          type="link"
          size="small"
          aria-label={text.splitOf(item.name)}
          onClick={() => onParties((before) => splitFile(before, party.key, id))}
        >
          {text.split}
        </Button>
      )}
    </div>
  );
}

interface TextBaseBoxProps {
  /** Null while unknown. */
  readonly documents: number | null;
  readonly isChosen: boolean;
  readonly onChange: (isChosen: boolean) => void;
}

/** The team's own documents, in addition to or instead of files. */
export function TextBaseBox({ documents, isChosen, onChange }: TextBaseBoxProps) {
  return (
    <Checkbox
      checked={isChosen}
      disabled={documents === 0}
      onChange={({ target }) => onChange(target.checked)}
    >
      {text.textBase}
      <span className={styles.boxHint}>
        {documents === 0
          ? text.textBaseEmpty
          : documents !== null && text.textBaseCount(formatCount(documents))}
      </span>
    </Checkbox>
  );
}
