import { spawn } from 'node:child_process';
import { whenOrphaned } from './when-orphaned.mjs';

/** How long a program may take to exit cleanly. One whose code runs in a loop notices no signal that it handles itself. */
const GRACE_MS = 5000;

/**
 * Runs a program in the foreground and streams its output. Returns its exit code, or 1 if it could not be started or was killed.
 * If this process is told to exit, the program exits first (the terminal signals Ctrl+C, we pass on the rest), by force after some seconds, and then this process.
 */
export function runProcess(command, args, options = {}) {
	return new Promise((resolve) => {
		const child = spawn(command, args, { stdio: 'inherit', ...options });
		let isEnding = false;
		const wait = () => {
			isEnding = true;
			setTimeout(() => child.kill('SIGKILL'), GRACE_MS).unref();
		};
		const passOn = () => {
			wait();
			child.kill('SIGTERM');
		};
		process.on('SIGINT', wait).on('SIGTERM', passOn);
		whenOrphaned(passOn);
		const end = (code) => {
			process.off('SIGINT', wait).off('SIGTERM', passOn);
			if (isEnding) process.exit(code);
			resolve(code);
		};
		child.on('error', (error) => {
			console.log(`${command}: ${error.message}`);
			end(1);
		});
		child.on('exit', (code) => end(code ?? 1));
	});
}
