import { execFile } from 'node:child_process';

/** How a program ended. */
export interface ProgramOutcome {
	exitCode: number;
	stdout: string;
	stderr: string;
	/** Values that a page wrote to its console; programs have none. */
	logged?: unknown[];
}

/** Time that a sample may take, in ms. Starting a Java program from source is the slowest. */
const TIME_OUT = 60_000;

/** Runs a program in a folder. One that cannot start or takes too long ends with exit code 127. */
export function runProgram(command: string, args: readonly string[], folder: string, env: NodeJS.ProcessEnv = process.env): Promise<ProgramOutcome> {
	return new Promise((resolve) => {
		execFile(command, args, { cwd: folder, env, timeout: TIME_OUT, maxBuffer: 32 * 1024 * 1024 }, (error, stdout, stderr) => {
			resolve({ exitCode: error === null ? 0 : typeof error.code === 'number' ? error.code : 127, stdout, stderr });
		});
	});
}
