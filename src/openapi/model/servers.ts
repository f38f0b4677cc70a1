import { entriesAt, isObject, type JsonObject, listAt, stringsAt, textAt } from '#openapi/json/json.ts';

export interface Server {
	/** As written, with variables in braces. */
	url: string;
	/** With the default of each variable put in, without a slash at the end. */
	resolvedUrl: string;
	name: string | undefined;
	description: string | undefined;
	variables: { name: string; default: string; enum: string[]; description: string | undefined }[];
}

/** The servers of a document, a path or an operation. */
export function serversOf(value: JsonObject): Server[] {
	return listAt(value, 'servers').flatMap((server) => {
		const url = isObject(server) ? textAt(server, 'url') : undefined;
		if (!isObject(server) || url === undefined) return [];
		const variables = entriesAt(server, 'variables').flatMap(([name, variable]) =>
			isObject(variable)
				? { name, default: textAt(variable, 'default') ?? '', enum: stringsAt(variable, 'enum'), description: textAt(variable, 'description') }
				: [],
		);
		const resolvedUrl = url
			.replace(/\{([^{}]*)\}/g, (braced, name: string) => variables.find((variable) => variable.name === name)?.default || braced)
			.replace(/\/+$/, '');
		return { url, resolvedUrl, name: textAt(server, 'name'), description: textAt(server, 'description'), variables };
	});
}
