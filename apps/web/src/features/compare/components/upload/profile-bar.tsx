import { App, Button, Select } from 'antd';
import { useState } from 'react';
import { showToast } from '../../../../shared/ui/toast.ts';
import { useCompareProfiles, useProfileActions } from '../../api/use-compare-profiles.ts';
import { optionsText as text } from '../../options.text.ts';
import { DEFAULT_OPTIONS, sameOptions } from '../../view-model/compare-options.ts';
import type { CompareOptions, CompareProfile } from '../../view-model/comparison-shapes.ts';
import styles from './compare-options-panel.module.css';
import { ProfileNameDialog } from './profile-name-dialog.tsx';

interface ProfileBarProps {
  readonly teamId: string;
  readonly options: CompareOptions;
  readonly onOptions: (options: CompareOptions) => void;
}

type Naming = { readonly kind: 'create' } | { readonly kind: 'rename'; readonly profile: CompareProfile };

/** The space's saved options: choose, save, rename, delete. */
export function ProfileBar({ teamId, options, onOptions }: ProfileBarProps) {
  const profiles = useCompareProfiles(teamId).data?.items ?? [];
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [naming, setNaming] = useState<Naming | null>(null);
  const chosen = profiles.find(({ id }) => id === chosenId) ?? null;
  const choose = (id: string | null) => {
    setChosenId(id);
    const profile = profiles.find((one) => one.id === id);
    onOptions(profile ? profile.options : DEFAULT_OPTIONS);
  };
  return (
    <div className={styles.profiles}>
      <span>{text.profile}</span>
      <div className={styles.profileSelect}>
        <Select<string | null>
          value={chosenId}
          aria-label={text.profile}
          popupMatchSelectWidth={false}
          options={[
            { value: null, label: text.noProfile },
            ...profiles.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={choose}
        />
      </div>
      {chosen ? (
        <ChosenActions
          teamId={teamId}
          profile={chosen}
          options={options}
          onRename={() => setNaming({ kind: 'rename', profile: chosen })}
          onRemoved={() => setChosenId(null)}
        />
      ) : null}
      <Button type="link" size="small" onClick={() => setNaming({ kind: 'create' })}>
        {text.saveAs}
      </Button>
      {naming && (
        <ProfileNameDialog
          teamId={teamId}
          profile={naming.kind === 'rename' ? naming.profile : null}
          options={options}
          onSaved={setChosenId}
          onClose={() => setNaming(null)}
        />
      )}
    </div>
  );
}

interface ChosenActionsProps {
  readonly teamId: string;
  readonly profile: CompareProfile;
  readonly options: CompareOptions;
  readonly onRename: () => void;
  readonly onRemoved: () => void;
}

function ChosenActions({ teamId, profile, options, onRename, onRemoved }: ChosenActionsProps) {
  const { modal } = App.useApp();
  const { update, remove } = useProfileActions(teamId);
  const say = (message: string) => showToast({ kind: 'success', message });
  const complain = (error: Error) => showToast({ kind: 'error', message: error.message });
  const askRemove = () =>
    modal.confirm({
      title: text.removeTitle(profile.name),
      content: text.removeDetail,
      okText: text.remove,
      okButtonProps: { danger: true },
      cancelText: text.cancel,
      onOk: () =>
        remove.mutateAsync(profile.id).then(() => {
          say(text.removed);
          onRemoved();
        }, complain),
    });
  const save = () =>
    update.mutate({ id: profile.id, options }, { onSuccess: () => say(text.saved), onError: complain });
  const { change: canChange, delete: canDelete } = profile.abilities;
  return (
    <>
      {canChange && !sameOptions(options, profile.options) && (
        <Button type="link" size="small" loading={update.isPending} onClick={save}>
          {text.saveChanges}
        </Button>
      )}
      {canChange && (
        <Button type="link" size="small" onClick={onRename}>
          {text.rename}
        </Button>
      )}
      {canDelete && (
        <Button type="link" size="small" danger onClick={askRemove}>
          {text.remove}
        </Button>
      )}
    </>
  );
}
