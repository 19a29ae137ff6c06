import { Button } from 'antd';
import { useState } from 'react';
import { openLater } from '../../../../shared/ui/open-later.tsx';
import { templatesText } from '../../templates.text.ts';

/** The editor is large and rarely opened. */
const TemplatesDrawer = openLater(async () => (await import('./templates-drawer.tsx')).TemplatesDrawer);

export function TemplatesButton({ teamId }: { readonly teamId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{templatesText.open}</Button>
      {isOpen && <TemplatesDrawer teamId={teamId} onClose={() => setIsOpen(false)} />}
    </>
  );
}
