/** Scripts of this repository by the command of `nonius` that they start: `api:pull` is `api-pull`. */
export const commandsOfScripts = (scripts: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
	new Map(
		Object.entries(scripts).flatMap(([script, line]) => (/^node commands\/nonius\.ts (\S+)$/.exec(line)?.slice(1) ?? []).map((command) => [script, command])),
	);

/**
 * A text with its commands as owners type them who installed the package and have no npm scripts: `npm run zip -- FILE` → `npx nonius zip FILE`.
 * What only this repository can do stays as it is.
 */
export function withPackageCommands(text: string, commands: ReadonlyMap<string, string>): string {
	return text.replace(/\bnpm run (?:-s )?([\w:-]*\w)( --(?![\w-]))?/g, (written, script: string) => {
		const command = commands.get(script);
		return command === undefined ? written : `npx nonius ${command}`;
	});
}
