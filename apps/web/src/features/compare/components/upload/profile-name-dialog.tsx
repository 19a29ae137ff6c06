import { PROFILE_NAME_MAX_CHARACTERS } from '@wenjian/api';
import { NameDialog } from '../../../../shared/ui/name-dialog.tsx';
import { useProfileActions } from '../../api/use-compare-profiles.ts';
import { optionsText as text } from '../../options.text.ts';
import type { CompareOptions, CompareProfile } from '../../view-model/comparison-shapes.ts';

interface ProfileNameDialogProps {
  readonly teamId: string;
  /** Null: a new profile with the options. */
  readonly profile: CompareProfile | null;
  readonly options: CompareOptions;
  readonly onSaved: (id: string) => void;
  readonly onClose: () => void;
}

export function ProfileNameDialog({ teamId, profile, options, onSaved, onClose }: ProfileNameDialogProps) {
  const { create, update } = useProfileActions(teamId);
  const save = async (name: string) => {
    const { id } = profile
      ? await update.mutateAsync({ id: profile.id, name })
      : // Regions are drawn on one document's pages; on another's they would hide something else.
        await create.mutateAsync({ name, options: { ...options, ignoredRegions: [] } });
    onSaved(id);
  };
  return (
    <NameDialog
      words={{
        title: profile ? text.rename : text.saveAs,
        label: text.nameLabel,
        save: text.save,
        cancel: text.cancel,
        required: text.nameRequired,
        done: profile ? text.renamed : text.saved,
      }}
      name={profile?.name ?? ''}
      placeholder={text.namePlaceholder}
      maxCharacters={PROFILE_NAME_MAX_CHARACTERS}
      isSaving={create.isPending || update.isPending}
      onSave={save}
      onClose={onClose}
    />
  );
}
