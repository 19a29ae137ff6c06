import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { showToast } from '../../../../shared/ui/toast.ts';
import { useTakeTemplate } from '../../api/use-library.ts';
import { libraryText as text } from '../../library.text.ts';
import { templatePath } from '../../view-model/template-path.ts';

interface TakeButtonProps {
  readonly teamId: string;
  readonly id: string;
  readonly title: string;
  readonly isSmall?: boolean;
}

/** Makes the template one of the space and opens its form. */
export function TakeButton({ teamId, id, title, isSmall = false }: TakeButtonProps) {
  const navigate = useNavigate();
  const take = useTakeTemplate(teamId);
  return (
    <Button
      type="primary"
      size={isSmall ? 'small' : 'middle'}
      aria-label={text.useOf(title)}
      loading={take.isPending}
      onClick={() =>
        take.mutate(id, {
          onError: ({ message }) => showToast({ kind: 'error', message }),
          onSuccess: (template) => navigate(templatePath(template.id, 'fill')),
        })
      }
    >
      {text.use}
    </Button>
  );
}
