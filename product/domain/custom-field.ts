/** Feldtypen in the order of the manual (RULES.md ). */
export const CUSTOM_FIELD_TYPES = ['input', 'textarea', 'select', 'checkbox', 'date', 'datetime', 'hex', 'rgb', 'hsl'] as const;
export type CustomFieldType = (typeof CUSTOM_FIELD_TYPES)[number];

/** Stored value; `null` is empty, a checkbox is never empty. */
export type CustomFieldValue = string | boolean | readonly string[] | null;

export interface CustomFieldOption {
	key: string;
	label: string;
	active: boolean;
}

/** What of a Zusatzfeld decides which values it takes (RULES.md ). */
export interface CustomFieldRules {
	type: CustomFieldType;
	required?: boolean;
	options?: readonly CustomFieldOption[];
	multiple?: boolean;
	/** Regular expression that must fit the whole value. */
	pattern?: string | null;
	maxLength?: number | null;
	/** First and last allowed day or moment. */
	min?: string | null;
	max?: string | null;
}
