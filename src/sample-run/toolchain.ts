import type { ProvenLanguage } from '#schema/sample-languages.ts';
import { type ProgramOutcome, runProgram } from './run-program.ts';

/** How the programs of one language are run, as a developer would. */
interface Toolchain {
	/** Debian packages that contain it. */
	packages: readonly string[];
	/** Name and version of what runs the samples, e.g. `PHP 8.2.29`; `undefined` if it is not installed. */
	version(): Promise<string | undefined>;
	run(folder: string, fileName: string, env: NodeJS.ProcessEnv): Promise<ProgramOutcome>;
}

/** Unirest and its dependencies. The folder also holds loggers of other packages, which would print something. */
const JARS = ['unirest-java', 'httpclient', 'httpcore', 'httpmime', 'httpasyncclient', 'httpcore-nio', 'commons-logging', 'commons-codec', 'com.android.json']
	.map((name) => `/usr/share/java/${name}.jar`)
	.join(':');

/** A Java program that ends at once is not worth optimising. */
const SHORT_LIVED = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

/** The languages that run as programs. JavaScript runs in a browser (`browser.ts`). */
export const TOOLCHAINS: Readonly<Record<Exclude<ProvenLanguage, 'javascript'>, Toolchain>> = {
	python: {
		packages: ['python3', 'python3-requests'],
		version: async () => (await pythonHere()).version,
		run: async (folder, file, env) => runProgram([(await pythonHere()).command, '-X', 'dev', file], folder, env),
	},
	curl: {
		packages: ['curl'],
		version: () => versionFrom(['curl', '--version'], /^curl (\S+)/, 'curl'),
		run: (folder, file, env) => runProgram(['bash', file], folder, env),
	},
	php: {
		packages: ['php-cli', 'php-curl'],
		version: () => versionFrom(['php', '-r', 'function_exists("curl_init") or exit(1); echo "PHP ", PHP_VERSION;'], /^PHP (\S+)/, 'PHP'),
		run: (folder, file, env) => runProgram(['php', '-d', 'error_reporting=-1', '-d', 'display_errors=stderr', file], folder, env),
	},
	java: {
		packages: ['default-jdk-headless', 'libunirest-java-java'],
		version: async () =>
			(await runProgram(['sh', '-c', 'ls /usr/share/java/unirest-java.jar'], '/')).exitCode === 0
				? await versionFrom(['java', '--version'], /^openjdk (\S+)/, 'OpenJDK')
				: undefined,
		run: (folder, file, env) => runProgram(['java', ...SHORT_LIVED, '-Dfile.encoding=UTF-8', '-cp', JARS, file], folder, env),
	},
	c: {
		packages: ['gcc', 'libc6-dev', 'libcurl4-openssl-dev'],
		version: async () =>
			(await runProgram(['curl-config', '--version'], '/')).exitCode === 0 ? versionFrom(['gcc', '--version'], /(\d+\.\d+\.\d+)$/m, 'gcc') : undefined,
		run: async (folder, file, env) => {
			const program = file.replace(/\.c$/, '');
			const compiled = await runProgram(['gcc', '-std=c11', '-Wall', '-Wextra', '-Werror', '-o', program, file, '-lcurl'], folder, env);
			return compiled.exitCode === 0 ? runProgram([`./${program}`], folder, env) : compiled;
		},
	},
	nodejs: {
		packages: [],
		version: async () => `Node.js ${process.versions.node}`,
		run: (folder, file, env) => runProgram([process.execPath, file], folder, env),
	},
};

/** The Debian packages of all languages whose tools are missing on this machine. */
export async function missingToolPackages(): Promise<string[]> {
	const chains = Object.values(TOOLCHAINS);
	return (await Promise.all(chains.map(async (chain) => ((await chain.version()) === undefined ? chain.packages : [])))).flat();
}

async function versionFrom(command: readonly string[], pattern: RegExp, name: string): Promise<string | undefined> {
	const { exitCode, stdout } = await runProgram(command, '/');
	const version = exitCode === 0 ? pattern.exec(stdout)?.[1] : undefined;
	return version && `${name} ${version}`;
}

let knownPython: ReturnType<typeof findPython> | undefined;

/** The Python of this machine. If none has the package, it looks again next time: the package may have been installed. */
async function pythonHere(): ReturnType<typeof findPython> {
	knownPython ??= findPython();
	const found = await knownPython;
	if (found.version === undefined) knownPython = undefined;
	return found;
}

/** The Python that has the package which samples use; a machine may have several. */
async function findPython(): Promise<{ command: string; version: string | undefined }> {
	const script = 'import platform, requests; print("Python", platform.python_version(), "requests", requests.__version__)';
	for (const command of ['python3', '/usr/bin/python3']) {
		const { exitCode, stdout } = await runProgram([command, '-c', script], '/');
		const found = exitCode === 0 ? /^Python (\S+)/.exec(stdout)?.[1] : undefined;
		if (found) return { command, version: `Python ${found}` };
	}
	return { command: 'python3', version: undefined };
}
