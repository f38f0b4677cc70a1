import type { CustomFieldType, CustomFieldValue } from '#product/domain/custom-field.ts';
import { checkCustomFieldValue } from '#product/domain/custom-field-value.ts';
import { at, type FieldFinding } from '../problems/finding.ts';
import type { CustomFieldRecord, State } from '../state.ts';

/** Properties that only some types have (RULES.md ). */
const PROPERTIES_OF_TYPE = {
	multiple: ['select'],
	options: ['select'],
	pattern: ['input'],
	maxLength: ['input'],
	min: ['date', 'datetime'],
	max: ['date', 'datetime'],
} as const satisfies Readonly<Record<string, readonly CustomFieldType[]>>;

type TypedProperty = keyof typeof PROPERTIES_OF_TYPE;

/** Active custom fields of an entity at most (KB-406). */
const MAXIMUM_ACTIVE = 50;

/** Whether a property belongs to a type. */
export function isPropertyOf(property: TypedProperty, type: CustomFieldType): boolean {
	return PROPERTIES_OF_TYPE[property].some((candidate) => candidate === type);
}

/** Properties in a request that do not belong to the type. */
export function findForeignProperties(type: CustomFieldType, sent: object): FieldFinding[] {
	const properties = Object.keys(PROPERTIES_OF_TYPE) as TypedProperty[];
	return properties.filter((property) => property in sent && !isPropertyOf(property, type)).map((property) => at(`/${property}`, 'unknown'));
}

/** Says what is wrong with a whole definition (RULES.md) and brings its values into the stored form. */
export function settleDefinition(field: CustomFieldRecord): FieldFinding[] {
	const findings: FieldFinding[] = [];
	if (field.onlyInspectionDevices && field.entity !== 'apparatus') findings.push(at('/onlyInspectionDevices', 'invalid'));
	if (field.required && field.type === 'checkbox') findings.push(at('/required', 'invalid'));
	if (field.type === 'select' && !field.options?.length) findings.push(at('/options', 'required'));
	field.options?.forEach(({ key }, index, options) => {
		if (options.findIndex((option) => option.key === key) < index) findings.push(at(`/options/${index}/key`, 'invalid'));
	});
	if (field.pattern != null && !isValidPattern(field.pattern)) findings.push(at('/pattern', 'invalid'));
	findings.push(...settleBounds(field));
	return findings.length > 0 ? findings : settleDefault(field);
}

/** Whether one more active field of an entity is possible. */
export function mayActivate(state: State, { entity, id }: Pick<CustomFieldRecord, 'entity' | 'id'>): boolean {
	return state.customFields.filter((field) => field.active && field.entity === entity && field.id !== id).length < MAXIMUM_ACTIVE;
}

function settleBounds(field: CustomFieldRecord): FieldFinding[] {
	const findings: FieldFinding[] = [];
	for (const bound of ['min', 'max'] as const) {
		if (field[bound] == null) continue;
		const value = storedForm({ type: field.type }, field[bound]);
		if (typeof value === 'string') field[bound] = value;
		else findings.push(at(`/${bound}`, 'invalid'));
	}
	const { min, max } = field;
	return findings.length === 0 && min != null && max != null && min > max ? [at('/max', 'invalid')] : findings;
}

function settleDefault(field: CustomFieldRecord): FieldFinding[] {
	if (field.default === null) return [];
	const value = storedForm({ ...field, required: false }, field.default);
	if (value === undefined) return [at('/default', 'KB-403', { feldtyp: field.type })];
	field.default = value;
	return [];
}

function storedForm(rules: Parameters<typeof checkCustomFieldValue>[0], input: unknown): CustomFieldValue | undefined {
	const checked = checkCustomFieldValue(rules, input);
	return checked.fault === undefined ? checked.value : undefined;
}

function isValidPattern(pattern: string): boolean {
	try {
		return [pattern, `^(?:${pattern})$`].every((source) => new RegExp(source, 'u'));
	} catch {
		return false;
	}
}
