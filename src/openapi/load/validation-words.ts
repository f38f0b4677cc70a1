import { apiSchemaFaults as words } from '#words/api-faults.ts';

/** A message of the validator in the language of the site; `undefined` for an unknown message. */
export function validationWords(message: string, key: string): { text: string; hint: string } | undefined {
	for (const [pattern, say] of MESSAGE_PATTERNS) {
		const match = pattern.exec(message);
		if (match) return say(match[1] ?? '', key, match[2] ?? '');
	}
	return undefined;
}

type FindingWords = (value: string, key: string, second: string) => { text: string; hint: string };

const typeNames = (types: string) =>
	types
		.split(',')
		.map((type) => words.types[type] ?? type)
		.join(words.or);

const MESSAGE_PATTERNS: [RegExp, FindingWords][] = [
	[/^must have required property '(.*)'/, (name) => ({ text: words.missing(name), hint: words.missingHint(name) })],
	[/^Property (.*) is not expected to be here/, (name) => ({ text: words.unexpected(name), hint: words.unexpectedHint })],
	[/^type must be (.*)/, (types, key) => ({ text: words.type(key), hint: words.expected(typeNames(types)) })],
	[
		/^(?:enum )?must be equal to one of the allowed values(?:: (.*))?/,
		(allowed, key) => ({ text: words.value(key), hint: allowed ? words.allowed(allowed) : words.see }),
	],
	[/^Property "(.*)" must match pattern (.*)/, (name, _, pattern) => ({ text: words.form(name), hint: words.pattern(pattern) })],
	[/^pattern must match pattern "(.*)"/, (pattern, key) => ({ text: words.form(key), hint: words.pattern(pattern) })],
	[/^format must match format "(.*)"/, (format, key) => ({ text: words.format(key, format), hint: format.startsWith('uri') ? words.address : words.see })],
	[/^\$ref "(.*?)" contains (?:non-ASCII|invalid|whitespace)/, (ref) => ({ text: words.referenceCharacters(ref), hint: words.referenceCharactersHint })],
	[/^\$ref "(.*?)" is not a valid/, (ref) => ({ text: words.reference(ref), hint: words.referenceHint })],
	[/^(?:minProperties|minItems|minLength) must NOT have fewer than (\d+)/, (count, key) => ({ text: words.few(key), hint: words.least(count) })],
	[/^(?:maxProperties|maxItems|maxLength) must NOT have more than (\d+)/, (count, key) => ({ text: words.many(key), hint: words.most(count) })],
	[/^uniqueItems /, (_, key) => ({ text: words.repeated(key), hint: words.repeatedHint })],
	[
		/^(?:minimum|maximum|exclusiveMinimum|exclusiveMaximum|multipleOf) must be (.*)/,
		(limit, key) => ({ text: words.limit(key), hint: words.limitHint(limit) }),
	],
	[/^const must be equal to constant/, (_, key) => ({ text: words.constant(key), hint: words.see })],
	[
		/^(?:oneOf|anyOf|allOf|if|not|then|else|false schema|propertyNames|dependentRequired|dependentSchemas|contains|discriminator)\b/,
		(_, key) => ({ text: words.shape(key), hint: words.shapeHint }),
	],
];
