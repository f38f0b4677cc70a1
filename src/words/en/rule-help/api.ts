export const apiHelp = {
	'api-file': {
		what: 'The API description that the settings name is missing or cannot be read.',
		why: 'Without it there are no pages of the API.',
		fix: 'Check `api.description` in `site.config.ts`; the path counts from the folder of the site.',
	},
	'api-syntax': {
		what: 'The API description is no valid JSON or YAML.',
		why: 'It cannot be read.',
		fix: 'Check quotation marks, commas, brackets and indentation at the line that is named and before it. A file that ends in `.json` has to be JSON.',
	},
	'api-version': {
		what: 'The API description does not say its version, or one that is not known.',
		why: 'How the description is to be read depends on it.',
		fix: 'At its beginning stands, for example, `openapi: 3.1.0`. Swagger 2.0 and OpenAPI 3.0, 3.1 and 3.2 are read.',
	},
	'api-schema': {
		what: 'A place of the API description does not follow the specification.',
		why: 'Programs that read the description take the place wrongly or not at all; something may be missing from the pages.',
		fix: 'The message names the JSON pointer, what is expected, and how the place is read. Change the source of the description. Where it is not yours, `api.lenient` keeps it from stopping a strict site.',
	},
	'api-reading': {
		what: 'A place of the API description is read otherwise than it stands there.',
		why: 'Only one thing can be meant, and the pages show that; other programs may read it differently.',
		fix: 'The message says how the place is read. Correct it in the source of the description.',
	},
	'api-duplicate-key': {
		what: 'A key stands twice in the same object of the API description.',
		why: 'Most programs read only the last value; a whole path with its operations can vanish that way.',
		fix: 'Make one entry of the two.',
	},
	'api-upgrade': {
		what: 'The API description cannot be raised to OpenAPI 3.1.',
		why: 'Then only what is the same in all versions is read.',
		fix: 'Mend the other findings first, or deliver the description in OpenAPI 3.1.',
	},
	'api-reference': {
		what: 'A reference (`$ref`) in the API description leads nowhere.',
		why: 'In place of the component only its name stands on the page.',
		fix: 'Check its spelling, or add the component under “components”.',
	},
	'api-reference-circle': {
		what: 'A chain of references leads back to itself.',
		why: 'There is no schema that the page could show.',
		fix: 'A schema has to stand at the end of the chain. One that contains itself in its fields is allowed.',
	},
	'api-remote-reference': {
		what: 'A reference leads into another document and is not followed.',
		why: 'A build loads nothing from the network. It reads files (JSON, YAML) in the folder of the description, in the one above where that lies in the folder of the site and is not this itself, and below; nothing in `node_modules` and in folders whose name begins with a dot. For a fetched description (`api.source`) it reads no other file: whoever writes it shall not be able to publish anything from your computer.',
		fix: 'Put the file into this folder, or join everything into one file. For a fetched description allow the address with `api.remoteReferences` and fetch it with `nonius api-pull`.',
	},
	'api-slip': {
		what: 'A name or value of the description or of the sample data is off by a letter from the one that will be meant, or a day stands in no calendar.',
		why: 'A required field that does not exist and a format that nobody knows tell a reader nothing; a misspelt key is missing in the sandbox.',
		fix: 'Write the name that the finding gives. Looked at are `required` and `format`, in examples keys, values of an enumeration, days and times of day, and in data and examples what only one place writes so.',
	},
	'api-path-parameter': {
		what: 'A parameter of the path is missing from the description or from the path.',
		why: 'Samples and sandbox do not know what stands at this place of the path.',
		fix: 'Describe each `{…}` of the path under “parameters” with `in: path`, and remove what the path does not have.',
	},
	'api-security': {
		what: 'An operation names a way to sign in that is not described.',
		why: 'The page cannot say how one signs in.',
		fix: 'Add it under `components.securitySchemes`.',
	},
	'api-operation-id': {
		what: 'An operation has no `operationId`, or one that there is already.',
		why: 'The address of the page is made from it; without it the address changes with the path, and links break.',
		fix: 'Give each operation an `operationId` of its own and leave it as it is.',
	},
	'api-oversized': {
		what: 'A part of the API description is too large or too deep and was cut.',
		why: 'A page that cannot be opened helps nobody.',
		fix: 'Shorten the text, or divide the schema into named components.',
	},
	'api-more': {
		what: 'The API description has more findings than are named one by one.',
		why: 'So many mostly have one cause; errors are named before warnings.',
		fix: 'Mend those that are named first, and check again with `nonius api-check`.',
	},
	'api-pull': {
		what: 'The API description could not be fetched.',
		why: 'The site keeps the description that it has.',
		fix: 'Check the address (`api.source`), network and server; the description itself has to lie there, in JSON or YAML and without signing in.',
	},
};
