import { PLAGIARISM_MAX_FILES_OF_PARTY } from '@wenjian/api';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { formatCount } from '../../../shared/format/format-count.ts';
import { PasteTextDialog } from '../../../shared/upload/paste-text-dialog.tsx';
import { uploadText } from '../../../shared/upload/upload.text.ts';
import { UploadRow } from '../../../shared/upload/upload-row.tsx';
import { UploadZone } from '../../../shared/upload/upload-zone.tsx';
import { uploadPageText as text } from '../upload.text.ts';
import { addToParty, type NewParty, removeFromParty, roomOfParty } from '../view-model/party-set.ts';
import { AddFilesButton } from './add-files-button.tsx';
import styles from './upload-page.module.css';
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
  const [isPasting, setPasting] = useState(false);
  const room = roomOfParty(party);
  const put = (chosen: readonly File[]) => {
    const added = files.add(chosen, room, text.tooManyFiles(String(PLAGIARISM_MAX_FILES_OF_PARTY)));
    onParty((before) => addToParty(before, added));
  };
  return (
    <section className={styles.slot} aria-label={title}>
      <div className={styles.slotHead}>
        <h2 className={styles.slotTitle}>{title}</h2>
        <Button type="link" size="small" disabled={room === 0} onClick={() => setPasting(true)}>
          {uploadText.paste}
        </Button>
      </div>
      {party.fileIds.length === 0 ? (
        <UploadZone title={text.put(title)} hint={text.accepts} isMultiple testId={testId} onFiles={put} />
      ) : (
        <>
          <Input
            value={party.name}
            maxLength={100}
            placeholder={text.namePlaceholder}
            aria-label={text.nameOf(title)}
            onChange={({ target }) => onParty((before) => ({ ...before, name: target.value }))}
          />
          <PartyFiles
            party={party}
            files={files}
            onRemove={(id) => onParty((before) => removeFromParty(before, id))}
          />
          <div className={styles.more}>
            {room > 0 && (
              <AddFilesButton
                label={text.addFile}
                ariaLabel={text.addFileOf(title)}
                testId={`${testId}-more`}
                onFiles={put}
              />
            )}
            <span className={styles.hint}>
              {text.severalHint(formatCount(party.fileIds.length), String(PLAGIARISM_MAX_FILES_OF_PARTY))}
            </span>
          </div>
        </>
      )}
      {isPasting && (
        <PasteTextDialog
          title={text.pasteTitle(title)}
          onFile={(file) => put([file])}
          onClose={() => setPasting(false)}
        />
      )}
    </section>
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
