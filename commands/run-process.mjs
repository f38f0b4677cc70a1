import { spawn } from 'node:child_process';

/**
 * Runs a program in the foreground with its output streamed through; gives its exit code, or 1 when it could not be started or was killed.
 * Ctrl+C reaches it by the terminal, an end asked for by the system is passed on; either way we wait for it to end well.
 */
export function runProcess(command, args, options = {}) {
	return new Promise((resolve) => {
		const child = spawn(command, args, { stdio: 'inherit', ...options });
		const wait = () => {};
		const passOn = () => child.kill('SIGTERM');
		process.on('SIGINT', wait).on('SIGTERM', passOn);
		const end = (code) => {
			process.off('SIGINT', wait).off('SIGTERM', passOn);
			resolve(code);
		};
		child.on('error', (error) => {
			console.log(`${command} ließ sich nicht starten: ${error.message}`);
			end(1);
		});
		child.on('exit', (code) => end(code ?? 1));
	});
}
