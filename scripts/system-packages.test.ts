import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hasDatabaseServer, isOnPath, selectNeeded, systemPackages } from './system-packages.mjs';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wenjian-path-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

it('finds a command only where it can be executed', async () => {
  const path = `/nowhere:${folder}`;
  expect(isOnPath('browser', path)).toBe(false);
  await writeFile(join(folder, 'browser'), '#!/bin/sh\n');
  await chmod(join(folder, 'browser'), 0o644);
  expect(isOnPath('browser', path)).toBe(false);
  await chmod(join(folder, 'browser'), 0o755);
  expect(isOnPath('browser', path)).toBe(true);
  expect(isOnPath('browser', '')).toBe(false);
});

it('does not treat the client of PostgreSQL alone as a server', async () => {
  const programs = join(folder, '16', 'bin');
  await mkdir(programs, { recursive: true });
  await writeFile(join(programs, 'psql'), '#!/bin/sh\n', { mode: 0o755 });
  expect(hasDatabaseServer(folder)).toBe(false);
  await writeFile(join(programs, 'initdb'), '#!/bin/sh\n', { mode: 0o755 });
  expect(hasDatabaseServer(folder)).toBe(true);
  expect(hasDatabaseServer(join(folder, 'nowhere'))).toBe(false);
});

it('asks for the browser when testing, not when starting', () => {
  expect(selectNeeded(systemPackages, 'test').map(({ name }) => name)).toContain('Chromium');
  expect(selectNeeded(systemPackages, 'start').map(({ name }) => name)).not.toContain('Chromium');
});
