import { compressFiles } from './compress-file.ts';
import { finishFile } from './finish-file.ts';
import { lookForStyles } from './look-for-styles.ts';
import { securePages } from './secure-file.ts';

/** What is done file by file. Each task is told once what is the same for all of them, and gives a function of one file, by its path in the site. */
export const TASKS = { look: lookForStyles, finish: finishFile, secure: securePages, compress: compressFiles };

export type TaskName = keyof typeof TASKS;
/** What a task is told once. Like what it gives, it goes from thread to thread: data, no functions. */
export type TaskInput<Name extends TaskName> = Parameters<(typeof TASKS)[Name]>[0];
/** What it gives for a file. */
export type TaskResult<Name extends TaskName> = ReturnType<ReturnType<(typeof TASKS)[Name]>>;

/** The function of one file that a task makes. */
export function beginTask<Name extends TaskName>(name: Name, told: TaskInput<Name>): (file: string) => TaskResult<Name> {
	// The table says that they belong together; the compiler sees each side as a union.
	return (TASKS[name] as unknown as (told: TaskInput<Name>) => (file: string) => TaskResult<Name>)(told);
}
