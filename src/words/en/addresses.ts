/** Parts of addresses that the program makes itself. They outlive every wording: a changed one breaks links of others. */
export const slugs = { untagged: 'other-operations', changes: 'changes', fieldAtlas: 'field-atlas', sandbox: 'sandbox' };

/** Ids of headings and places that the program makes itself. */
export const anchors = {
	request: 'request',
	responses: 'responses',
	errors: 'errors',
	errorBodies: 'error-structure',
	samples: 'code-samples',
	exampleRequests: 'request-examples',
	exampleResponses: 'example-responses',
	operations: 'operations',
	tagsBelow: 'subgroups',
	authorisation: 'authorization',
	schemaIndex: 'schema-index',
	fieldFilter: 'field-filter',
	edition: 'edition',
	scheme: 'sign-in',
	language: 'language',
	tag: 'group',
	index: 'index',
	unmapped: 'unmapped',
	tryIt: 'try-it',
	part: 'content',
	year: 'year',
	example: 'example',
	exampleRequest: 'example-request',
};

/** Apart from the others: the script of every page carries it. */
export const CATEGORY = 'category';
