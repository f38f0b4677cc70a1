import { DEVICE_STATUSES } from '#product/domain/device-status.ts';
import { INSPECTION_RESULTS } from '#product/domain/inspection-effect.ts';
import { type NamedField, SEARCH_FLAGS, type SearchableCustomField, type SearchFieldName, type SearchFlag } from './search-field.ts';
import type { Searchable } from './searchable.ts';

type Texts = readonly (string | null | undefined)[];

const FLAGS: Readonly<Record<SearchFlag, (record: Searchable) => boolean>> = {
	kalibrierpflichtig: ({ inspectionDevice }) => inspectionDevice?.calibrationRequired === true,
	eingeschränkt: ({ inspectionDevice }) => inspectionDevice?.lastInspection?.result === 'restricted',
	messkette: ({ componentIds }) => componentIds.length > 0,
};

const VALUES: Readonly<Record<SearchFieldName, (record: Searchable) => Texts>> = {
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
	ist: (record) => SEARCH_FLAGS.filter(({ flag }) => FLAGS[flag](record)).flatMap(({ flag, english }) => [flag, english]),
};

/** All texts of a record that a field compares with: codes and names, shown and stored values. Dates as `YYYY-MM-DD`. */
export function fieldValues({ field, custom }: NamedField, record: Searchable, dayOf: (instant: string) => string): string[] {
	const values = custom === undefined ? (field === undefined ? [] : VALUES[field](record)) : customTexts(custom, record.customFields[custom.key], dayOf);
	return values.filter((value) => typeof value === 'string');
}

/** All texts that words are searched in (RULES.md ): numbers, codes, descriptions, and Zusatzfelder input, textarea, select by label. */
export function wordTexts(record: Searchable, customFields: readonly SearchableCustomField[]): string[] {
	const { inspectionDevice: device } = record;
	const own: Texts = [device?.number, ...(device?.formerNumbers ?? []), record.identNo, record.serialNo, record.shortCode];
	const described: Texts = [record.designation, record.manufacturer?.name, record.model, record.range];
	const custom = customFields.flatMap((field) => {
		if (field.type === 'select') return optionsOf(field, record.customFields[field.key]).map(({ label }) => label);
		return field.type === 'input' || field.type === 'textarea' ? [textOf(record.customFields[field.key])] : [];
	});
	return [...own, ...described, ...custom].filter((value) => typeof value === 'string');
}

function statusTexts({ inspectionDevice, retiredAt }: Searchable): Texts {
	const status = inspectionDevice?.status ?? (retiredAt === null ? undefined : 'retired');
	const found = DEVICE_STATUSES.find((candidate) => candidate.status === status);
	return [found?.status, found?.label];
}

function customTexts(field: SearchableCustomField, value: unknown, dayOf: (instant: string) => string): Texts {
	if (value === undefined) return [];
	if (field.type === 'select') return optionsOf(field, value).flatMap(({ key, label }) => [key, label]);
	if (field.type === 'checkbox') return value === true ? ['ja', 'true'] : ['nein', 'false'];
	const text = textOf(value);
	return [field.type === 'datetime' && text !== undefined ? dayOf(text) : text];
}

function optionsOf({ options = [] }: SearchableCustomField, value: unknown): readonly { key: string; label: string }[] {
	const keys: readonly unknown[] = Array.isArray(value) ? value : [value];
	return options.filter(({ key }) => keys.includes(key));
}

function textOf(value: unknown): string | undefined {
	return typeof value === 'string' ? value : undefined;
}
