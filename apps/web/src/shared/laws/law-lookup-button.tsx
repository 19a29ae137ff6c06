import { ReadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { readTokens } from '../session/token-store.ts';
import { lawLookupText as text } from './law-lookup.text.ts';
import { LawLookup } from './law-lookup.tsx';

/** The articles on these words. Nothing for visitors without a session, who may not search the library. */
export function LawLookupButton({ words }: { readonly words: string }) {
  const [asked, setAsked] = useState<string | null>(null);
  if (readTokens() === null) return null;
  return (
    <>
      <Button type="text" size="small" icon={<ReadOutlined aria-hidden />} onClick={() => setAsked(words)}>
        {text.open}
      </Button>
      <LawLookup words={asked} onClose={() => setAsked(null)} />
    </>
  );
}
