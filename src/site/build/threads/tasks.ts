/** Work that is done file by file. Each task gets once what is the same for all files, and returns a function of one file, by its path in the site. A thread loads only what its tasks need. */
const TASKS = {
	look: async () => (await import('./look-for-styles.ts')).lookForStyles,
	finish: async () => (await import('./finish-file.ts')).finishFile,
	secure: async () => (await import('./secure-file.ts')).securePages,
	compress: async () => (await import('./compress-file.ts')).compressFiles,
};

export type TaskName = keyof typeof TASKS;
type TaskMaker<Name extends TaskName> = Awaited<ReturnType<(typeof TASKS)[Name]>>;
/** The input of a task, given once. Like its results, it is passed between threads: data, not functions. */
export type TaskInput<Name extends TaskName> = Parameters<TaskMaker<Name>>[0];
/** The result for a file. */
export type TaskResult<Name extends TaskName> = ReturnType<ReturnType<TaskMaker<Name>>>;

/** Makes a task's function of one file. */
export async function beginTask<Name extends TaskName>(name: Name, input: TaskInput<Name>): Promise<(file: string) => TaskResult<Name>> {
	// The table pairs name and input; the compiler sees each as a union.
	return ((await TASKS[name]()) as unknown as (input: TaskInput<Name>) => (file: string) => TaskResult<Name>)(input);
}
