import type { SpawnOptions } from 'node:child_process';

/** Runs a program in the foreground; returns its exit code, or 1 if it could not be started or was killed. */
export function runProcess(command: string, args: string[], options?: SpawnOptions): Promise<number>;
