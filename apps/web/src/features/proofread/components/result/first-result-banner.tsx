import { Alert, Button } from 'antd';
import { progressPercent } from '../../../../shared/tasks/view-model/task-state.ts';
import { proofreadings } from '../../api/proofreadings.ts';
import { proofreadingText } from '../../text.ts';
import type { Proofreading } from '../../view-model/proofread-shapes.ts';

const text = proofreadingText.first;

/** What is listed can be worked on; more may come. */
export function FirstResultBanner({ task }: { readonly task: Proofreading }) {
  const cancel = proofreadings.useCancel();
  return (
    <Alert
      banner
      type="info"
      title={text.banner(progressPercent(task))}
      action={
        task.abilities.run && (
          <Button size="small" loading={cancel.isPending} onClick={() => cancel.mutate(task)}>
            {text.stop}
          </Button>
        )
      }
    />
  );
}
