export const apiHelp = {
	'api-file': {
		what: 'The API description named in the settings is missing or cannot be read. If they name none, one that lies in `api/` is a warning.',
		why: 'Without it, there are no API pages.',
		fix: 'Check `api.description` in `site.config.ts`; the path is relative to the folder of the site.',
	},
	'api-syntax': {
		what: 'The API description is not valid JSON or YAML.',
		why: 'It cannot be read.',
		fix: 'Check quotation marks, commas, brackets and indentation on and before the reported line. A file that ends in `.json` must be JSON.',
	},
	'api-version': {
		what: 'The API description does not state its version, or states one that is not supported.',
		why: 'The version determines how the description is read.',
		fix: 'Begin the description with, for example, `openapi: 3.1.0`. Swagger 2.0 and OpenAPI 3.0, 3.1 and 3.2 are supported.',
	},
	'api-schema': {
		what: 'A part of the API description does not follow the specification.',
		why: 'Programs that read the description may misread this part or fail on it, and something may be missing from the pages.',
		fix: 'The message gives the JSON pointer, what is expected, and how the part was read. Correct the source of the description. If it is not yours to change, `api.lenient` keeps it from stopping the build of a strict site.',
	},
	'api-reading': {
		what: 'A part of the API description is read differently from how it is written.',
		why: 'Only one meaning is possible, and the pages show it, but other programs may read it differently.',
		fix: 'The message says how the part was read. Correct it in the source of the description.',
	},
	'api-duplicate-key': {
		what: 'A key appears twice in the same object of the API description.',
		why: 'Most programs read only the last value, so a whole path with its operations can disappear.',
		fix: 'Merge the two into one.',
	},
	'api-upgrade': {
		what: 'The API description could not be upgraded to OpenAPI 3.1.',
		why: 'Only what is the same in all versions is then read.',
		fix: 'Fix the other findings first, or provide the description in OpenAPI 3.1.',
	},
	'api-reference': {
		what: 'A reference (`$ref`) in the API description does not resolve.',
		why: 'The page shows only the name of the component, not its content.',
		fix: 'Check the spelling, or add the component under “components”.',
	},
	'api-reference-circle': {
		what: 'A chain of references leads back to itself.',
		why: 'There is no schema for the page to show.',
		fix: 'Make the chain end at a schema. A schema may contain itself in its fields.',
	},
	'api-remote-reference': {
		what: 'A reference points to another document and is not followed.',
		why: 'A build loads nothing from the network. It reads files (JSON, YAML) from the folder of the description, its parent folder if that is inside the folder of the site, and their subfolders, except `node_modules` and folders that begin with a dot. For a fetched description (`api.source`) it reads no other files, so that its author cannot publish anything from your computer.',
		fix: 'Move the file into one of these folders, or combine everything into one file. For a fetched description, allow the address with `api.remoteReferences` and fetch it with `nonius api-pull`.',
	},
	'api-slip': {
		what: 'A name or value in the description or the sample data is probably misspelled, or a date does not exist.',
		why: 'A required field that does not exist or an unknown format tells readers nothing, and a misspelled key is missing in the sandbox.',
		fix: 'Use the name that the message suggests. The rule checks `required` and `format`; keys, enum values, dates and times in examples; and spellings in data and examples that occur only once.',
	},
	'api-path-parameter': {
		what: 'A path parameter is missing from the description or from the path.',
		why: 'Samples and the sandbox do not know what belongs in this part of the path.',
		fix: 'Define each `{…}` of the path under “parameters” with `in: path`, and remove parameters that are not in the path.',
	},
	'api-security': {
		what: 'An operation uses a security scheme that is not defined.',
		why: 'The page cannot explain how to sign in.',
		fix: 'Add it under `components.securitySchemes`.',
	},
	'api-operation-id': {
		what: 'An operation has no `operationId`, or one that is already in use.',
		why: 'The address of the page is derived from it. Without it, the address changes with the path and links break.',
		fix: 'Give each operation its own `operationId`, and do not change it.',
	},
	'api-oversized': {
		what: 'A part of the API description is too large or too deeply nested and was truncated.',
		why: 'A page that is too large to open helps nobody.',
		fix: 'Shorten the text, or split the schema into named components.',
	},
	'api-more': {
		what: 'The API description has more findings than are listed individually.',
		why: 'So many findings usually share one cause; errors are listed before warnings.',
		fix: 'Fix the ones listed first, then check again with `nonius api-check`.',
	},
	'api-pull': {
		what: 'The API description could not be fetched.',
		why: 'The site keeps using the description it has.',
		fix: 'Check the address (`api.source`), your network and the server. The address must return the description itself, in JSON or YAML and without sign-in.',
	},
};
