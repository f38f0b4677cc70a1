/** All classes in a piece of HTML. */
export function classesOf(html: string): Set<string> {
	const classes = new Set<string>();
	for (const [, names = ''] of html.matchAll(/\bclass="([^"]*)"/g)) for (const name of names.split(/\s+/)) classes.add(name);
	return classes;
}
