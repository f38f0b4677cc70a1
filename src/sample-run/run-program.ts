import { execFile } from 'node:child_process';

/** How a program ended. */
export interface ProgramOutcome {
	exitCode: number;
	stdout: string;
	stderr: string;
	/** Values that a page wrote to its console; programs have none. */
	logged?: unknown[];
}

/** A sample that is to run: a file in a folder of its own. */
export interface Program {
	folder: string;
	fileName: string;
	/** Values of the environment variables that it reads; a page finds them in its session storage. */
	secrets: Readonly<Record<string, string>>;
	/** Names of the files in the folder that it sends; in a page a person chooses them. */
	files: readonly string[];
	/** Origin of the service that it asks. */
	origin: string;
}

/** Time that a sample may take, in ms. Starting a Java program from source is the slowest. */
const PROGRAM_TIMEOUT = 60_000;

/** Runs a command with its arguments in a folder. One that cannot start or takes too long ends with exit code 127. */
export function runProgram([command = '', ...args]: readonly string[], folder: string, env: NodeJS.ProcessEnv = process.env): Promise<ProgramOutcome> {
	return new Promise((resolve) => {
		execFile(command, args, { cwd: folder, env, timeout: PROGRAM_TIMEOUT, maxBuffer: 32 * 1024 * 1024 }, (error, stdout, stderr) => {
			resolve({ exitCode: error === null ? 0 : typeof error.code === 'number' ? error.code : 127, stdout, stderr });
		});
	});
}
