import { PLAGIARISM_MAX_FILES_OF_PARTY } from '@wenjian/api';
import { Input } from 'antd';
import { formatCount } from '../../../../shared/format/format-count.ts';
import { AddFilesButton } from '../../../../shared/upload/add-files-button.tsx';
import { BatchBar } from '../../../../shared/upload/batch-bar.tsx';
import { UploadRow } from '../../../../shared/upload/upload-row.tsx';
import { SlotMore, UploadSlot } from '../../../../shared/upload/upload-slot.tsx';
import { uploadPageText as text } from '../../upload.text.ts';
import { addToParty, type NewParty, removeFromParty, roomOfParty } from '../../view-model/party-set.ts';
import type { PageFiles } from './use-page-files.ts';

interface PartySlotProps {
  readonly title: string;
  readonly party: NewParty;
  readonly files: PageFiles;
  readonly testId: string;
  readonly onParty: (change: (party: NewParty) => NewParty) => void;
}

/** One document: the files of one party, in order, and its name. */
export function PartySlot({ title, party, files, testId, onParty }: PartySlotProps) {
  const room = roomOfParty(party);
  const put = (chosen: readonly File[]) => {
    const added = files.add(chosen, room, text.tooManyFiles(String(PLAGIARISM_MAX_FILES_OF_PARTY)));
    onParty((before) => addToParty(before, added));
  };
  const count = formatCount(party.fileIds.length);
  return (
    <UploadSlot
      title={title}
      zone={{ title: text.put(title), hint: text.accepts, isMultiple: true, testId }}
      paste={{ title: text.pasteTitle(title), isDisabled: room === 0 }}
      isEmpty={party.fileIds.length === 0}
      onFiles={put}
    >
      <Input
        value={party.name}
        maxLength={100}
        placeholder={text.namePlaceholder}
        aria-label={text.nameOf(title)}
        onChange={({ target }) => onParty((before) => ({ ...before, name: target.value }))}
      />
      <BatchBar items={files.itemsOf(party.fileIds)} onRetry={(id) => files.uploader.retry(id)} />
      <PartyFiles
        party={party}
        files={files}
        onRemove={(id) => onParty((before) => removeFromParty(before, id))}
      />
      <SlotMore
        button={
          room > 0 && (
            <AddFilesButton
              label={text.addFile}
              ariaLabel={text.addFileOf(title)}
              testId={`${testId}-more`}
              onFiles={put}
            />
          )
        }
        hint={text.severalHint(count, String(PLAGIARISM_MAX_FILES_OF_PARTY))}
      />
    </UploadSlot>
  );
}

interface PartyFilesProps {
  readonly party: NewParty;
  readonly files: PageFiles;
  readonly onRemove: (id: string) => void;
}

function PartyFiles({ party, files, onRemove }: PartyFilesProps) {
  return party.fileIds.map((id) => {
    const item = files.itemOf(id);
    return (
      item && (
        <UploadRow
          key={id}
          item={item}
          uploader={files.uploader}
          onRemove={() => {
            files.cancel(id);
            onRemove(id);
          }}
        />
      )
    );
  });
}
