import {
  savePreference,
  themePreferences,
  useThemePreference,
} from '../../../../shared/theme/theme-preference.ts';
import { siteText } from '../../text.ts';
import styles from './site-header.module.css';

const text = siteText.theme;

const shapes = {
  system: 'M3 4.5h14v9H3zM7 17h6M10 13.5V17',
  light:
    'M10 6.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7M10 1.8v2M10 16.2v2M1.8 10h2M16.2 10h2M4.2 4.2l1.4 1.4M14.4 14.4l1.4 1.4M4.2 15.8l1.4-1.4M14.4 5.6l1.4-1.4',
  dark: 'M16.5 12.2A7 7 0 0 1 7.8 3.5a7 7 0 1 0 8.7 8.7z',
} as const;

/** One button that cycles: system, light, dark. */
export function ThemeSwitch() {
  const preference = useThemePreference();
  const at = themePreferences.indexOf(preference);
  const next = themePreferences[(at + 1) % themePreferences.length] ?? 'system';
  const label = `${text.label}：${text[preference]}`;
  return (
    <button
      type="button"
      className={styles.theme}
      aria-label={label}
      title={label}
      onClick={() => savePreference(next)}
    >
      <svg width="18" height="18" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
        <path
          d={shapes[preference]}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </button>
  );
}
