const SIZE = 26;

/** Two sheets, the upper one with a mark on it. */
export function BrandMark() {
  return (
    <svg width={SIZE} height={SIZE} viewBox="0 0 26 26" aria-hidden="true" focusable="false">
      <rect x="7.5" y="2.5" width="15" height="18" rx="2" fill="var(--accent-pale)" stroke="var(--accent)" />
      <rect x="3.5" y="5.5" width="15" height="18" rx="2" fill="var(--paper)" stroke="var(--accent)" />
      <path d="M7 11h8M7 19h5" stroke="var(--ink-faint)" strokeWidth="1.5" strokeLinecap="round" />
      <path d="M7 15h8" stroke="var(--deletion)" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  );
}
