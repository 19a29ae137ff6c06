import { BookOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { formatCount } from '../../../../shared/format/format-count.ts';
import { showToast } from '../../../../shared/ui/toast.ts';
import { useAddWords } from '../../api/use-lexicon.ts';
import { resultText as text } from '../../result.text.ts';
import { equalOnes } from '../../view-model/equal-ones.ts';
import { lexiconOffers } from '../../view-model/lexicon-offers.ts';
import { type CorrectionCardProps, decidable, decideAll } from './use-result-state.ts';

interface AlwaysRightButtonProps extends CorrectionCardProps {
  /** An icon alone, on a folded card. */
  readonly isShort?: boolean;
}

/** One click: the word goes into the team's lexicon, and the open corrections of it in this contract are ignored. */
export function AlwaysRightButton({ resultState, correction, isShort = false }: AlwaysRightButtonProps) {
  const { teamId, deciding, result } = resultState;
  const add = useAddWords(teamId ?? '');
  const offer = lexiconOffers(correction).find(({ kind }) => kind === 'right');
  if (teamId === null || deciding.decide === null || offer === undefined) return null;
  const onAdd = () =>
    add.mutate([offer], {
      onSuccess: () => {
        const open = decidable(equalOnes(result.corrections, correction), 'rejected', deciding);
        decideAll(deciding, open, 'rejected');
        showToast({ kind: 'success', message: text.rightAdded(offer.word, formatCount(open.length)) });
      },
      onError: ({ message }) => showToast({ kind: 'error', message }),
    });
  return (
    <Button
      type={isShort ? 'text' : 'default'}
      size="small"
      icon={<BookOutlined />}
      loading={add.isPending}
      aria-label={text.alwaysRight(offer.word)}
      title={text.alwaysRight(offer.word)}
      onClick={onAdd}
    >
      {isShort ? null : text.alwaysRightShort}
    </Button>
  );
}
