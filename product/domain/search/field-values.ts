import { DEVICE_STATUSES } from '#product/domain/device-status.ts';
import { INSPECTION_RESULTS } from '#product/domain/inspection-effect.ts';
import { type NamedField, SEARCH_FLAGS, type SearchableCustomField, type SearchFieldName, type SearchFlag } from './search-field.ts';
import type { Searchable } from './searchable.ts';

type FieldTexts = readonly (string | null | undefined)[];

const FLAG_TESTS: Readonly<Record<SearchFlag, (record: Searchable) => boolean>> = {
	kalibrierpflichtig: ({ inspectionDevice }) => inspectionDevice?.calibrationRequired === true,
	eingeschränkt: ({ inspectionDevice }) => inspectionDevice?.lastInspection?.result === 'restricted',
	messkette: ({ componentIds }) => componentIds.length > 0,
};

const FIELD_VALUES: Readonly<Record<SearchFieldName, (record: Searchable) => FieldTexts>> = {
	nr: ({ inspectionDevice }) => [inspectionDevice?.number],
	ident: ({ identNo }) => [identNo],
	sn: ({ serialNo }) => [serialNo],
	name: ({ designation }) => [designation],
	status: statusTexts,
	bereich: ({ area }) => [area.code, area.name],
	sektion: ({ section }) => [section?.code, section?.name],
	kst: ({ costCentre }) => [costCentre?.number, costCentre?.name],
	gruppe: ({ group }) => [group?.code, group?.name],
	hersteller: ({ manufacturer }) => [manufacturer?.name],
	typ: ({ model }) => [model],
	fällig: ({ inspectionDevice }) => [inspectionDevice?.dueDate],
	geprüft: ({ inspectionDevice }) => [inspectionDevice?.lastInspection?.date],
	labor: ({ laboratory }) => [laboratory?.code, laboratory?.name],
	ergebnis: ({ inspectionDevice }) => {
		const found = INSPECTION_RESULTS.find(({ result }) => result === inspectionDevice?.lastInspection?.result);
		return [found?.result, found?.label];
	},
	bericht: ({ inspectionDevice }) => [inspectionDevice?.lastInspection?.number],
	ist: (record) => SEARCH_FLAGS.filter(({ flag }) => FLAG_TESTS[flag](record)).flatMap(({ flag, english }) => [flag, english]),
};

/** All texts of a record that a field compares with: codes and names, shown and stored values. Dates as `YYYY-MM-DD`. */
export function fieldValues({ field, custom }: NamedField, record: Searchable, dayOf: (instant: string) => string): string[] {
	const values = custom === undefined ? (field === undefined ? [] : FIELD_VALUES[field](record)) : customTexts(custom, record.customFields[custom.key], dayOf);
	return values.filter((value) => typeof value === 'string');
}

/** All texts that words are searched in (RULES.md ): numbers, codes, descriptions, and Zusatzfelder input, textarea, select by label. */
export function wordTexts(record: Searchable, customFields: readonly SearchableCustomField[]): string[] {
	const { inspectionDevice: device } = record;
	const own: FieldTexts = [device?.number, ...(device?.formerNumbers ?? []), record.identNo, record.serialNo, record.shortCode];
	const described: FieldTexts = [record.designation, record.manufacturer?.name, record.model, record.range];
	const custom = customFields.flatMap((field) => {
		if (field.type === 'select') return chosenOptions(field, record.customFields[field.key]).map(({ label }) => label);
		return field.type === 'input' || field.type === 'textarea' ? [textValue(record.customFields[field.key])] : [];
	});
	return [...own, ...described, ...custom].filter((value) => typeof value === 'string');
}

function statusTexts({ inspectionDevice, retiredAt }: Searchable): FieldTexts {
	const status = inspectionDevice?.status ?? (retiredAt === null ? undefined : 'retired');
	const found = DEVICE_STATUSES.find((candidate) => candidate.status === status);
	return [found?.status, found?.label];
}

function customTexts(field: SearchableCustomField, value: unknown, dayOf: (instant: string) => string): FieldTexts {
	if (value === undefined) return [];
	if (field.type === 'select') return chosenOptions(field, value).flatMap(({ key, label }) => [key, label]);
	if (field.type === 'checkbox') return value === true ? ['ja', 'true'] : ['nein', 'false'];
	const text = textValue(value);
	return [field.type === 'datetime' && text !== undefined ? dayOf(text) : text];
}

function chosenOptions({ options = [] }: SearchableCustomField, value: unknown): readonly { key: string; label: string }[] {
	const keys: readonly unknown[] = Array.isArray(value) ? value : [value];
	return options.filter(({ key }) => keys.includes(key));
}

function textValue(value: unknown): string | undefined {
	return typeof value === 'string' ? value : undefined;
}
