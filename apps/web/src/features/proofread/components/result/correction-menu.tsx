import { MoreOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { formatCount } from '../../../../shared/format/format-count.ts';
import { showToast } from '../../../../shared/ui/toast.ts';
import { useAddWords } from '../../api/use-lexicon.ts';
import { resultText as text } from '../../result.text.ts';
import { lexiconOffers } from '../../view-model/lexicon-offers.ts';
import type { Correction, NewLexiconEntry } from '../../view-model/proofread-shapes.ts';
import { type CorrectionCardProps, decidable, decideAll, type ResultState } from './use-result-state.ts';

interface MenuAction {
  readonly key: string;
  readonly label: string;
  readonly run: () => void;
}

/** Actions beyond the one place: on its rule, and a pair for the team's lexicon. */
export function CorrectionMenu({ resultState, correction }: CorrectionCardProps) {
  const add = useAddWords(resultState.teamId ?? '');
  const onWord = (entry: NewLexiconEntry) =>
    add.mutate([entry], {
      onSuccess: () => showToast({ kind: 'success', message: text.lexiconAdded(entry.word) }),
      onError: ({ message }) => showToast({ kind: 'error', message }),
    });
  const actions = [
    ...ruleActions(resultState, correction),
    ...(resultState.teamId === null ? [] : wordActions(correction, onWord)),
  ];
  if (actions.length === 0) return null;
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: actions.map(({ key, label }) => ({ key, label })),
        onClick: ({ key }) => actions.find((action) => action.key === key)?.run(),
      }}
    >
      <Button size="small" icon={<MoreOutlined />} aria-label={text.moreActions} title={text.moreActions} />
    </Dropdown>
  );
}

function ruleActions({ result, deciding }: ResultState, { ruleId }: Correction): readonly MenuAction[] {
  const ofRule = result.corrections.filter((correction) => correction.ruleId === ruleId);
  return (['accepted', 'rejected'] as const).flatMap((state): MenuAction[] => {
    const open = decidable(ofRule, state, deciding);
    const label = state === 'accepted' ? text.acceptRule : text.ignoreRule;
    if (open.length < 2) return [];
    return [
      {
        key: state,
        label: label(formatCount(open.length)),
        run: () => decideAll(deciding, open, state),
      },
    ];
  });
}

function wordActions(
  correction: Correction,
  onWord: (entry: NewLexiconEntry) => void,
): readonly MenuAction[] {
  return lexiconOffers(correction).flatMap((entry) =>
    // What is always right has a button of its own.
    entry.kind === 'right'
      ? []
      : [
          {
            key: entry.kind,
            label: text.alwaysWrong(entry.word, entry.replacement),
            run: () => onWord(entry),
          },
        ],
  );
}
