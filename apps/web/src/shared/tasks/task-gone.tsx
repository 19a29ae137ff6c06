import { useNavigate } from 'react-router';
import { PageMessage } from '../ui/page-message.tsx';
import { taskText } from './task.text.ts';

/** The page for a document that is gone (docs/spec.md#failures), with the way back of docs/spec.md#return-destinations */
export function TaskGone({ back }: { readonly back: { readonly label: string; readonly path: string } }) {
  const navigate = useNavigate();
  const action = { label: back.label, onClick: () => void navigate(back.path) };
  return <PageMessage title={taskText.goneTitle} detail={taskText.goneDetail} action={action} />;
}
