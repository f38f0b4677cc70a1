/** The values of a line such as `a, b, "c, d"`. */
export function valuesIn(line: string): string[] {
	return [...line.matchAll(/\s*(?:"((?:[^"]|"")*)"|([^,]+))\s*(?:,|$)/g)].flatMap(([, quoted, plain]) =>
		quoted === undefined ? plain?.trim() || [] : quoted.replaceAll('""', '"'),
	);
}

/** The line for a list of values; ambiguous values are quoted. */
export function lineOf(values: readonly unknown[]): string {
	return values
		.map(String)
		.map((value) => (/^$|[,"]|^\s|\s$/.test(value) ? `"${value.replaceAll('"', '""')}"` : value))
		.join(',');
}
