/** The user's preference (system, light, dark), stored on the device. */
import { useSyncExternalStore } from 'react';
import { applyTheme } from './apply-theme.ts';
import type { ThemeMode } from './tokens.ts';

export const themePreferences = ['system', 'light', 'dark'] as const;
export type ThemePreference = (typeof themePreferences)[number];

const PREFERENCE_KEY = 'wenjian.theme';
const listeners = new Set<() => void>();

export function resolveTheme(preference: ThemePreference, isSystemDark: boolean): ThemeMode {
  if (preference === 'system') return isSystemDark ? 'dark' : 'light';
  return preference;
}

/** Applies the kept preference and follows the system from now on; called once at start. */
export function startTheme(): void {
  applyPreference();
  systemDark().addEventListener('change', announce);
}

function readPreference(storage: Storage = localStorage): ThemePreference {
  const stored = storage.getItem(PREFERENCE_KEY);
  return themePreferences.find((preference) => preference === stored) ?? 'system';
}

export function savePreference(preference: ThemePreference, storage: Storage = localStorage): void {
  storage.setItem(PREFERENCE_KEY, preference);
  announce();
}

export function useThemeMode(): ThemeMode {
  return useSyncExternalStore(subscribe, currentMode);
}

export function useThemePreference(): ThemePreference {
  return useSyncExternalStore(subscribe, readPreference, unknown);
}

function applyPreference(): void {
  const preference = readPreference();
  applyTheme(preference === 'system' ? null : preference);
}

function currentMode(): ThemeMode {
  return resolveTheme(readPreference(), systemDark().matches);
}

function systemDark(): MediaQueryList {
  return matchMedia('(prefers-color-scheme: dark)');
}

/** At build time and for the first rendering of a built page. */
function unknown(): ThemePreference {
  return 'system';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function announce(): void {
  applyPreference();
  for (const listener of listeners) listener();
}
