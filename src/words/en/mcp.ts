/** What the MCP server tells those who call its tools. */
export const mcp = {
	search: {
		title: 'Search',
		description: 'Searches the documentation as the search of the site does. Answers with places and their addresses.',
		query: 'Words, or a whole question',
		limit: 'Most results',
		none: (query: string) => `Nothing was found for “${query}”.`,
		guessed: (query: string) => `Nothing was found for “${query}”. Similar words stand here:`,
	},
	readPage: {
		title: 'Read a page',
		description: 'Gives a page of the documentation as Markdown.',
		page: 'Path or address of the page, for example from a search result',
		missing: (page: string) => `There is no page “${page}”.`,
		near: (paths: string) => `Perhaps one of these is meant: ${paths}`,
	},
	lookUp: {
		title: 'Look up',
		description: 'Explains a term or a field of the API by its name.',
		name: 'Name of the term or field',
		missing: (name: string) => `“${name}” is neither a term nor a field.`,
	},
	callApi: {
		title: 'Try the API',
		description:
			'Calls an operation of the API in the sandbox: a store with sample data that exists in this program only. Where parameters are named, the other optional ones are left out. What else is missing is sent with example values of the description.',
		operation: 'Id of the operation',
		api: 'Id of the API, where several have this operation',
		parameters: 'Values of the parameters, by name; with the place before it (“query.id”) where several are called so',
		body: 'Content of the request as a JSON value',
		token: 'Another token than that of the sandbox',
		unknown: (operation: string, known: string) => `There is no operation “${operation}”. There are:\n${known}`,
		unknownParameter: (name: string, known: string) => `There is no parameter “${name}”. There are: ${known || 'none'}`,
		severalApis: (operation: string, apis: string) => `Several APIs have the operation “${operation}”. Name one of these as “api”: ${apis}`,
		severalPlaces: (name: string, places: string) => `The parameter “${name}” stands in several places. Name it with its place: ${places}`,
		bytes: (count: number, type: string) => `(${count} bytes, ${type})`,
	},
};
