/** Messages of the MCP server to clients that call its tools. */
export const mcp = {
	search: {
		title: 'Search',
		description: 'Searches the documentation like the search on the site. Returns matching sections and their addresses.',
		query: 'Words, or a whole question',
		limit: 'Maximum number of results',
		none: (query: string) => `Nothing found for “${query}”.`,
		guessed: (query: string) => `Nothing found for “${query}”. Similar words appear here:`,
	},
	readPage: {
		title: 'Read a page',
		description: 'Returns a page of the documentation as Markdown.',
		page: 'Path or address of the page, for example from a search result',
		missing: (page: string) => `There is no page “${page}”.`,
		near: (paths: string) => `Did you mean one of these? ${paths}`,
	},
	lookUp: {
		title: 'Look up',
		description: 'Explains a term, or a field or schema of the API, by name.',
		name: 'Name of the term, field or schema',
		missing: (name: string) => `“${name}” is neither a term nor a field or schema.`,
	},
	callApi: {
		title: 'Try the API',
		description:
			'Calls an API operation in the sandbox, a store of sample data that exists only inside this program. If you pass any parameters, other optional ones are left out. Anything else that is missing is filled with example values from the description.',
		operation: 'Id of the operation',
		api: 'Id of the API, if several have this operation',
		parameters: 'Parameter values by name; prefix the location (“query.id”) if several share a name',
		body: 'Request body as a JSON value',
		token: 'Token to use instead of the sandbox’s own',
		unknown: (operation: string, known: string) => `There is no operation “${operation}”. Available operations:\n${known}`,
		unknownParameter: (name: string, known: string) => `There is no parameter “${name}”. Available parameters: ${known || 'none'}`,
		severalApis: (operation: string, apis: string) => `Several APIs have the operation “${operation}”. Set “api” to one of: ${apis}`,
		severalPlaces: (name: string, places: string) => `The parameter “${name}” exists in several locations. Use one of: ${places}`,
		bytes: (count: number, type: string) => `(${count} bytes, ${type})`,
	},
};
