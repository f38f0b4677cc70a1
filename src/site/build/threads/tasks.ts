/** What is done file by file. Each task is told once what is the same for all of them, and gives a function of one file, by its path in the site. A thread loads what its tasks need, and no more. */
const TASKS = {
	look: async () => (await import('./look-for-styles.ts')).lookForStyles,
	finish: async () => (await import('./finish-file.ts')).finishFile,
	secure: async () => (await import('./secure-file.ts')).securePages,
	compress: async () => (await import('./compress-file.ts')).compressFiles,
};

export type TaskName = keyof typeof TASKS;
type TaskMaker<Name extends TaskName> = Awaited<ReturnType<(typeof TASKS)[Name]>>;
/** What a task is told once. Like what it gives, it goes from thread to thread: data, no functions. */
export type TaskInput<Name extends TaskName> = Parameters<TaskMaker<Name>>[0];
/** What it gives for a file. */
export type TaskResult<Name extends TaskName> = ReturnType<ReturnType<TaskMaker<Name>>>;

/** The function of one file that a task makes. */
export async function beginTask<Name extends TaskName>(name: Name, input: TaskInput<Name>): Promise<(file: string) => TaskResult<Name>> {
	// The table says that they belong together; the compiler sees each side as a union.
	return ((await TASKS[name]()) as unknown as (input: TaskInput<Name>) => (file: string) => TaskResult<Name>)(input);
}
