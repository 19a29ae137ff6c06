import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useCreateTemplate } from '../../api/use-templates.ts';
import { templatesText as text } from '../../text.ts';
import { templatePath } from '../../view-model/template-path.ts';
import { TemplateUpload } from './template-upload.tsx';

/** As soon as a contract is stored it becomes a template and its fields are shown. */
export function NewTemplate({ teamId }: { readonly teamId: string }) {
  const navigate = useNavigate();
  const { mutate, isPending, error } = useCreateTemplate();
  const start = useCallback(
    (fileId: string) => mutate({ teamId, fileId }, { onSuccess: ({ id }) => navigate(templatePath(id)) }),
    [mutate, navigate, teamId],
  );
  return (
    <section aria-label={text.create}>
      <TemplateUpload teamId={teamId} making={{ start, isPending, error }} />
    </section>
  );
}
