export const atlas = {
	title: 'Field atlas',
	filter: 'Filter fields',
	filterHint: 'Label, field, rule, operation',
	label: 'Label',
	field: 'API field, type, rules',
	places: 'Term, manual',
	operations: 'Operations',
	term: 'Term',
	schemas: 'Schemas:',
	alsoIn: 'also:',
	noField: 'not in the API',
	reads: 'read with:',
	writes: 'send with:',
	unmapped: 'Unmapped',
	unmappedText: 'These fields of the API have no label in the interface.',
	unmappedField: 'Schema or field',
	reason: 'Reason',
	required: 'required when sent',
};

/** How many fields of the atlas the filter leaves. */
export const shownFields = (count: number, all: number) =>
	count === all ? `${all} fields` : count === 0 ? `None of ${all} fields.` : `${count} of ${all} fields`;
