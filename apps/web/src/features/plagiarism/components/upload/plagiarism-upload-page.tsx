import { Segmented } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { useCurrentTeam } from '../../../../shared/session/use-current-team.ts';
import { CreateFailureNotice } from '../../../../shared/tasks/create-failure-notice.tsx';
import { RecentTasks } from '../../../../shared/tasks/recent-tasks.tsx';
import { StartBar } from '../../../../shared/tasks/start-bar.tsx';
import { StatusOf } from '../../../../shared/tasks/task-status.tsx';
import { UploadPage } from '../../../../shared/tasks/upload-page.tsx';
import { useUsesLeft } from '../../../../shared/tasks/use-uses-left.ts';
import { PageLoading } from '../../../../shared/ui/page-loading.tsx';
import { plagiarisms, usePlagiarismConfig } from '../../api/plagiarisms.ts';
import { plagiarismText } from '../../text.ts';
import { uploadPageText as text } from '../../upload.text.ts';
import type { PlagiarismTask } from '../../view-model/plagiarism-shapes.ts';
import { progressText, resultPath, toList } from '../../view-model/task-view.ts';
import { PartySlot } from './party-slot.tsx';
import { SubtractionPanel } from './subtraction-panel.tsx';
import { TargetSlots, TextBaseBox } from './target-slots.tsx';
import styles from './upload-page.module.css';
import { type NewCheck, useNewCheck } from './use-new-check.ts';
import { useStartCheck } from './use-start-check.ts';

type Mode = PlagiarismTask['mode'];
const MODES: readonly Mode[] = ['pair', 'many'];

/** `/plagiarism/upload`: two parties, or one document against many and the team's text base. */
export function PlagiarismUploadPage() {
  const teamId = useCurrentTeam();
  // Files belong to a space: another space starts with an empty page.
  return teamId === null ? <PageLoading /> : <UploadForm key={teamId} teamId={teamId} />;
}

function UploadForm({ teamId }: { readonly teamId: string }) {
  const [mode, setMode] = useState<Mode>('pair');
  const config = usePlagiarismConfig(teamId);
  const usesLeft = useUsesLeft(teamId, 'duplicateBalance');
  const check = useNewCheck(teamId, mode, config.data ?? null);
  const { start, failure, isStarting } = useStartCheck(teamId, check.input);
  return (
    <UploadPage title={text.title} lead={text.lead} links={<Link to={toList.path}>{text.toList}</Link>}>
      <ModeChoice mode={mode} onMode={setMode} />
      <Documents mode={mode} check={check} textBaseDocuments={config.data?.textBaseDocuments ?? null} />
      <SubtractionPanel
        offered={check.offered}
        subtract={check.subtract}
        onSubtract={check.setSubtract}
        templates={check.templates}
        maxTemplates={check.maxTemplates}
        files={check.files}
      />
      {failure && <CreateFailureNotice error={failure} titles={text} kept={text.kept} onRetry={start} />}
      <StartBar
        cost={1}
        usesLeft={usesLeft}
        label={text.start}
        startingLabel={text.starting}
        problem={check.problem}
        isStarting={isStarting}
        onStart={start}
        testId="plagiarism-cost"
      />
      <RecentTasks<PlagiarismTask>
        tasks={plagiarisms}
        words={plagiarismText.recent}
        listPath={toList.path}
        path={resultPath}
        status={(task) => <StatusOf task={task} word={progressText(task)} />}
      />
    </UploadPage>
  );
}

interface ModeChoiceProps {
  readonly mode: Mode;
  readonly onMode: (mode: Mode) => void;
}

function ModeChoice({ mode, onMode }: ModeChoiceProps) {
  return (
    <div className={styles.mode}>
      <Segmented<Mode>
        aria-label={text.mode}
        value={mode}
        options={MODES.map((value) => ({ value, label: text.modes[value].name }))}
        onChange={onMode}
      />
      <span className={styles.hint}>{text.modes[mode].detail}</span>
    </div>
  );
}

interface DocumentsProps {
  readonly mode: Mode;
  readonly check: NewCheck;
  readonly textBaseDocuments: number | null;
}

function Documents({ mode, check, textBaseDocuments }: DocumentsProps) {
  return (
    <div className={styles.pair}>
      <PartySlot
        title={text.origin}
        party={check.origin}
        files={check.files}
        testId="plagiarism-origin"
        onParty={check.setOrigin}
      />
      {mode === 'pair' ? (
        <PartySlot
          title={text.target}
          party={check.target}
          files={check.files}
          testId="plagiarism-target"
          onParty={check.setTarget}
        />
      ) : (
        <div className={styles.slot}>
          <TargetSlots parties={check.targets} files={check.files} onParties={check.setTargets} />
          <TextBaseBox
            documents={textBaseDocuments}
            isChosen={check.useTextBase}
            onChange={check.setUseTextBase}
          />
        </div>
      )}
    </div>
  );
}
