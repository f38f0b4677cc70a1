import { DEVICE_STATUSES } from '#product/domain/device-status.ts';
import type { FilterKind, FilterValue } from '#product/domain/filter.ts';
import { intervalInDays } from '#product/domain/interval.ts';
import type { Apparatus } from '#product/schema/apparatus.ts';
import { APPARATUSES, AREAS, CUSTOM_FIELDS, GROUPS } from './sample.ts';

interface FieldOption {
	value: string;
	label: string;
}

/** A field that the filter example offers. */
export interface FilterField {
	key: string;
	label: string;
	kind: FilterKind;
	options?: readonly FieldOption[];
	valueOf: (device: Apparatus) => FilterValue;
}

const refOptions = (refs: readonly { code: string; name: string }[]) => refs.map(({ code, name }) => ({ value: code, label: name }));
/** In the order of the first apparatus that has one. */
const distinct = <T>(values: readonly T[], keyOf: (value: T) => string) => [...new Map(values.map((value) => [keyOf(value), value])).values()];

const sections = distinct(
	APPARATUSES.flatMap(({ section }) => section ?? []),
	({ code }) => code,
).sort((a, b) => (a.code < b.code ? -1 : 1));
const costCentres = distinct(
	APPARATUSES.flatMap(({ costCentre }) => costCentre ?? []),
	({ number }) => number,
).sort((a, b) => (a.number < b.number ? -1 : 1));

const filterKinds: Readonly<Record<string, FilterKind>> = {
	input: 'text',
	textarea: 'text',
	select: 'choice',
	checkbox: 'flag',
	date: 'date',
	datetime: 'date',
	hex: 'colour',
	rgb: 'colour',
	hsl: 'colour',
};

/** Fields of the list of inspection devices (RULES.md ), Zusatzfelder last. */
export const FILTER_FIELDS: readonly FilterField[] = [
	{ key: 'area', label: 'Bereich', kind: 'choice', options: refOptions(AREAS), valueOf: ({ area }) => area.code },
	{ key: 'due', label: 'fällig am', kind: 'date', valueOf: ({ inspectionDevice }) => inspectionDevice?.dueDate ?? null },
	{
		key: 'status',
		label: 'Status',
		kind: 'choice',
		options: DEVICE_STATUSES.map(({ status, label }) => ({ value: status, label })),
		valueOf: ({ inspectionDevice }) => inspectionDevice?.status ?? null,
	},
	{ key: 'designation', label: 'Bezeichnung', kind: 'text', valueOf: ({ designation }) => designation },
	{ key: 'number', label: 'Prüfmittelnummer', kind: 'text', valueOf: ({ inspectionDevice }) => inspectionDevice?.number ?? null },
	{ key: 'section', label: 'Sektion', kind: 'choice', options: refOptions(sections), valueOf: ({ section }) => section?.code ?? null },
	{
		key: 'costCentre',
		label: 'Kostenstelle',
		kind: 'choice',
		options: costCentres.map(({ number, name }) => ({ value: number, label: `${number} ${name}` })),
		valueOf: ({ costCentre }) => costCentre?.number ?? null,
	},
	{ key: 'group', label: 'Prüfmittelgruppe', kind: 'choice', options: refOptions(GROUPS), valueOf: ({ group }) => group?.code ?? null },
	{ key: 'required', label: 'kalibrierpflichtig', kind: 'flag', valueOf: ({ inspectionDevice }) => inspectionDevice?.calibrationRequired ?? null },
	{ key: 'inspected', label: 'Prüfdatum', kind: 'date', valueOf: ({ inspectionDevice }) => inspectionDevice?.lastInspection?.date ?? null },
	{
		key: 'interval',
		label: 'Intervall (in Tagen)',
		kind: 'number',
		valueOf: ({ inspectionDevice }) => (inspectionDevice?.interval ? String(intervalInDays(inspectionDevice.interval)) : null),
	},
	...CUSTOM_FIELDS.map(({ key, label, type, options = [] }) => ({
		key: `zusatz.${key}`,
		label,
		kind: filterKinds[type] ?? 'text',
		options: options.map((option) => ({ value: option.key, label: option.label })),
		valueOf: ({ customFields }: Apparatus) => {
			const value = customFields[key] ?? null;
			return type === 'datetime' && typeof value === 'string' ? value.slice(0, 10) : value;
		},
	})),
];
