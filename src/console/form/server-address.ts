import type { RealServer } from '#console/data/console-data.ts';

/** The address of a server with the values of its variables; those that nobody has chosen are the ones of the description. */
export function serverAddress({ url, variables }: RealServer, values: Readonly<Record<string, string>>): string {
	return url.replaceAll(/\{([^{}]*)\}/g, (_, name: string) => values[name] ?? variables.find((variable) => variable.name === name)?.default ?? '');
}
